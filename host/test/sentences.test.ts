/** Words of subjects as sentences of the host's, in both languages. */
import { expect, test } from 'vitest'
import { complaintText } from '../src/phrases/complaints.ts'
import { reasonText } from '../src/phrases/reasons.ts'
import { ruleText } from '../src/phrases/rules.ts'

test.each([
  ['tools.deny[0]', 'rule tools.deny[0]', '规则 tools.deny[0]'],
  [
    'none of tools.allow',
    'no rule of tools.allow allows it',
    'tools.allow 里没有允许它的规则',
  ],
  [
    'none: the policy could not be read',
    'the policy could not be read',
    '策略文件读不出来',
  ],
  [
    'none: there is no tools.allow, and its risk is write',
    'there is no tools.allow, and its risk is write',
    '没有 tools.allow，它的风险是写入',
  ],
  ['pins: changed', 'its definition is changed', '它的定义：已改动'],
  ['something else', 'something else', 'something else'],
])('the rule %s', (rule, en, zh) => {
  expect(ruleText(rule)).toEqual({ en, zh })
})

test.each([
  ['text: expected string, got 5 (number)', 'text：应为字符串，实际是 5（数字）'],
  ['a.b[0]: is missing', 'a.b[0]：缺少这一项'],
  [
    'a: expected one of ["x"], got "y" (string)',
    'a：应为其中之一：["x"]，实际是 "y"（字符串）',
  ],
  [
    'expected a list, got null; leave it out for no limit, write [] for nothing',
    '应为列表，实际是 null；不限制就删掉它，全不允许就写 []',
  ],
  ['arguments: expected at most 32 levels', 'arguments：应为最多 32 层'],
  [
    'expected one of command, url and nothing else',
    '应为其中一个，且没有别的：command, url',
  ],
  [
    'expected a list of strings, got a value of type number',
    '应为字符串列表，实际是数字',
  ],
  ['something else', 'something else'],
])('the complaint %s', (complaint, zh) => {
  expect(complaintText(complaint)).toEqual({ en: complaint, zh })
})

test('the reasons of a server keep its own words', () => {
  const { en, zh } = reasonText('files exited with code 1: no such folder', 'files')
  expect(en).toBe('exited with code 1; its last words: no such folder')
  expect(zh).toBe('已退出，代码 1；最后的输出：no such folder')
  expect(reasonText('files is odd', 'files').zh).toBe('is odd')
})
