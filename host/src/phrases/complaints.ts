/**
 * Complaints of a subject about arguments, policies and configurations, in Chinese:
 * "expected …, got …" and what else the contracts say. Values stay as they are.
 */
import type { Text } from '@workshop/syllabus'

const TYPES: Readonly<Record<string, string>> = {
  ...{ 'an object': '对象', object: '对象', 'a list': '列表', array: '列表' },
  ...{ 'a string': '字符串', string: '字符串', number: '数字', integer: '整数' },
  ...{ boolean: 'true 或 false', 'true or false': 'true 或 false', null: 'null' },
  ...{ 'an empty string': '空字符串', 'a list of strings': '字符串列表' },
  ...{
    'an object of strings': '值都是字符串的对象',
    'an http or https URL': 'http 或 https 网址',
  },
  ...{ 'a string that is not empty': '非空字符串', 'a JSON object': 'JSON 对象' },
  'the command and its arguments as texts': '命令和参数组成的字符串列表',
  'so large a number as a string': '用字符串写这么大的数',
  'a URL in which * is the first label or in the path':
    'URL，* 只能是第一段域名或在路径里',
}

const FIXES: Readonly<Record<string, string>> = {
  'leave it out for no limit, write [] for nothing': '不限制就删掉它，全不允许就写 []',
  'write {} for no servers': '没有服务端就写 {}',
  'the whole file is left out': '整个文件不算数',
}

export function complaintText(complaint: string): Text {
  return { en: complaint, zh: inChinese(complaint) }
}

function inChinese(complaint: string): string {
  const missing = /^(?<at>[^\s:]+): is missing$/s.exec(complaint)?.groups
  if (missing) return `${missing.at}：缺少这一项`
  const found =
    /^(?:(?<at>[^\s:]+): )?expected (?<wanted>.+?)(?:, got (?<got>.+?))?(?:; (?<fix>[^;"]+))?$/s.exec(
      complaint,
    )?.groups
  if (!found) return inOtherWords(complaint)
  const { at, wanted = '', got, fix } = found
  return [
    at === undefined ? '' : `${at}：`,
    `应为${wantedText(wanted)}`,
    got === undefined ? '' : `，实际是${gotText(got)}`,
    fix === undefined ? '' : `；${FIXES[fix] ?? fix}`,
  ].join('')
}

function inOtherWords(complaint: string): string {
  const kind = /^has (neither )?command (?:nor|and) url \(.*\); /s.exec(complaint)
  if (!kind) return complaint
  const has =
    kind[1] === undefined ? '既有 command 又有 url' : '没有 command，也没有 url'
  return `${has}；两者要有一个，也只能有一个`
}

function wantedText(wanted: string): string {
  const known = Object.hasOwn(TYPES, wanted) ? TYPES[wanted] : undefined
  if (known !== undefined) return known
  const alone = /^one of (.*) and nothing else$/s.exec(wanted)?.[1]
  if (alone !== undefined) return `其中一个，且没有别的：${alone}`
  const one = /^one of (.*)$/s.exec(wanted)?.[1]
  if (one !== undefined) return `其中之一：${one}`
  const most = /^at most (\d+) (levels|characters of arguments)$/.exec(wanted)
  if (most) return `最多 ${most[1]} ${most[2] === 'levels' ? '层' : '个字符的参数'}`
  const types = wanted.split(' or ')
  const all = types.map(type => TYPES[type])
  return all.every(type => type !== undefined) ? all.join('或') : ` ${wanted}`
}

/** `"x" (string)`: the value stays, its type does not. */
function gotText(got: string): string {
  if (Object.hasOwn(TYPES, got)) return got === 'null' ? ' null' : (TYPES[got] ?? got)
  const type = /^a value of type (\w+)$/.exec(got)?.[1]
  if (type !== undefined) return TYPES[type] ?? type
  const [, value, kind = ''] = /^(.*) \((\w+)\)$/s.exec(got) ?? []
  return value === undefined ? ` ${got}` : ` ${value}（${TYPES[kind] ?? kind}）`
}
