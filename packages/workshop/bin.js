#!/usr/bin/env node
/*
 * The workshop's entry. It has to be understood by every Node that a learner may
 * have, so that an old one says what is missing instead of a syntax error: no
 * import statement, nothing newer than `import()`. Everything else is in src/boot.js.
 */
var NEEDED = [20, 19]

var found = process.versions.node
var parts = found.split('.').map(Number)
var isTooOld = parts[0] < NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] < NEEDED[1])

if (isTooOld) {
  process.stderr.write(sentence())
  process.exitCode = 1
} else {
  import('./src/boot.js')
}

function sentence() {
  var needed = NEEDED.join('.')
  if (readsChinese()) {
    return (
      '需要 Node ' +
      needed +
      ' 或更新的版本，现在是 ' +
      found +
      '：请从 https://nodejs.org 安装当前的 LTS 版（或运行 `nvm install --lts`）。\n'
    )
  }
  return (
    'The workshop needs Node ' +
    needed +
    ' or newer and found ' +
    found +
    ': install the current LTS from https://nodejs.org (or run `nvm install --lts`).\n'
  )
}

function readsChinese() {
  var env = process.env
  var args = process.argv.join(' ')
  var chosen = /--lang[= ](en|zh)/.exec(args)
  if (chosen) return chosen[1] === 'zh'
  var system = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^zh/i.test(env.WORKSHOP_LANG || system)
}
