import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'transport-seam',
  title: {
    en: 'Messages are a stack',
    zh: '消息像栈一样处理',
  },
  edits: [
    {
      file: 'src/memory-link.ts',
      find: `  let isCut = false

  function later(`,
      replace: `  let isCut = false
  const stack: (() => Promise<void>)[] = []

  function later(`,
    },
    {
      file: 'src/memory-link.ts',
      find: `      setImmediate(async () => {
        if (isCut)`,
      replace: `      setImmediate(() => stack.pop()?.())
      stack.push(async () => {
        if (isCut)`,
    },
  ],
  catches: ['own-copy'],
})
