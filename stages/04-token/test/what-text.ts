/**
 * What the checks of descriptions, results and instructions look at, where it has
 * no name in code.
 */
import type { Text } from '@workshop/testkit'

export const what = {
  findingsOn: (name: string) => ({
    en: `findings on ${name}`,
    zh: `${name} 的检查结果`,
  }),
  parametersOf: (name: string) => ({
    en: `undescribed parameters of ${name}`,
    zh: `${name} 里没有描述的参数`,
  }),
  pairs: { en: 'pairs that say the same', zh: '说法重复的各对' },
  lengthOf: (characters: number, max: number) => ({
    en: `length of ${characters} characters capped at ${max}`,
    zh: `${characters} 个字符截到 ${max} 之后的长度`,
  }),
  capped: (text: string, max: number) => ({
    en: `${text} capped at ${max}`,
    zh: `${text} 截到 ${max} 之后`,
  }),
  endKept: (named: string) => ({
    en: `where the text was cut, inside ${named}`,
    zh: `切口落在 ${named} 里面的位置`,
  }),
  toolGiven: {
    en: 'the tool that was passed, afterwards',
    zh: '传进去的那个工具，事后',
  },
  charactersOf: (named: string) => ({
    en: `characters of ${named}`,
    zh: `${named} 的字符数`,
  }),
  tokensOf: (named: string) => ({
    en: `tokens of ${named}`,
    zh: `${named} 的 token 数`,
  }),
  endOf: (end: 'head' | 'tail') => ({
    en: `the ${end} of the text`,
    zh: end === 'head' ? '文本的开头' : '文本的结尾',
  }),
  textOf: (named: string) => ({
    en: `the text of ${named}`,
    zh: `${named} 的文本`,
  }),
  imagesKept: { en: 'images kept', zh: '留下的图片' },
  imagesChanged: {
    en: 'images kept that are none of those sent',
    zh: '留下来却和发来的对不上的图片',
  },
  noteOn: (kind: string) => ({
    en: `a text that names ${kind}`,
    zh: `提到 ${kind} 的文本`,
  }),
  firstLine: { en: 'first line of the JSON that was cut', zh: '截过的 JSON 的第一行' },
  jsonParsed: { en: 'the cut text, read as JSON', zh: '把截过的文本当 JSON 解析' },
  msFor: (characters: number) => ({
    en: `milliseconds of processor time for ${characters} characters`,
    zh: `处理 ${characters} 个字符用掉的处理器毫秒数`,
  }),
  openingFor: (server: string) => ({
    en: `first line of the fence for ${server}`,
    zh: `${server} 的围栏的第一行`,
  }),
  closing: { en: 'last line of the fence', zh: '围栏的最后一行' },
  lineInside: { en: 'a line between the two', zh: '首尾之间的一行' },
  textInside: { en: 'the text in the fence', zh: '围栏里的文本' },
  sameOpening: (one: string, other: string) => ({
    en: `the same first line for ${one} and ${other}`,
    zh: `${one} 和 ${other} 的第一行相同`,
  }),
  added: (turn: Text) => ({
    en: `messages added: ${turn.en}`,
    zh: `追加的消息：${turn.zh}`,
  }),
  note: (server: string) => ({
    en: `the note on ${server}`,
    zh: `关于 ${server} 的通知`,
  }),
} satisfies Record<string, Text | ((...args: never[]) => Text)>
