/** Facts of chapter 6: our own figures, by `pnpm measure`. */
import type { Fact } from '../types.ts'
import { PUBLISHED_6 } from './6-published.ts'

const MEASURE =
  'node measure/bin.js --subject solutions/04-token/zero-sdk --json --only'
const READ = "JSON.parse(require('fs').readFileSync(0))"
const percent = (path: string) => `(100 * figures['${path}'].value).toFixed(1) + ' %'`

const measured = (only: string, expression: string): string =>
  `${MEASURE} ${only} | node -p "const { figures, details } = ${READ}; ${expression}"`

const SAMPLES = [
  "import { SAMPLES } from './measure/src/samples.ts'",
  "import { estimateError } from './solutions/04-token/zero-sdk/src/measure.ts'",
  "const { error } = estimateError(SAMPLES).find(({ kind }) => kind === 'Chinese')",
  "console.log((100 * error).toFixed(0).replace('-', '−') + ' %')",
].join('; ')

const LINT = [
  'const of = rule => new Set(details.measurements.bill.details.findings.filter(one => one.rule === rule).map(({ name }) => name)).size',
  "['no-when', 'no-when-not', 'no-parameter'].map(of).join(', ')",
].join('; ')

const STRANGER = [
  "const of = rows => rows.filter(({ asked }) => asked.part === 'd' && asked.kind !== 'none')",
  "const share = rows => (100 * of(rows).filter(({ place }) => place <= 5).length / of(rows).length).toFixed(1) + ' %'",
  'const { withAliases, without } = details.measurements.search.details',
  "share(withAliases) + ', ' + share(without)",
].join('; ')

const FEW_TOOLS =
  "(100 * Object.values(details.measurements.saved.details).flat().find(({ tools }) => tools === 5).definitions).toFixed(1) + ' %'"

const OWN: readonly Fact[] = [
  {
    id: 'tool-bill',
    value: '38,109',
    meaning: {
      en: 'Tokens (o200k_base) of the 160 tool definitions of ten published servers, as a host sends them to a model. The servers and their versions stand in measure/data.',
      zh: '十个公开服务端共 160 个工具的定义，按宿主发给模型的样子算，有多少 token（o200k_base）。服务端和版本见 measure/data。',
    },
    source: { title: 'pnpm measure, bill' },
    checked: '2026-12-01',
    kind: 'verified',
    command: measured(
      'bill',
      "details.measurements.bill.details.bill.tokens.toLocaleString('en')",
    ),
  },
  {
    id: 'lint',
    value: '100, 138, 34',
    meaning: {
      en: 'Of these 160 tools: without a word on when to use them, without a word on their limits, with a parameter that nobody described. By simple rules for words.',
      zh: '这 160 个工具里：没写什么时候用的、没写限制的、有参数没人描述的，各多少。用的是简单的找词规则。',
    },
    source: { title: 'pnpm measure, bill' },
    checked: '2026-12-01',
    kind: 'verified',
    command: measured('bill', LINT),
  },
  {
    id: 'quarter-chinese',
    value: '−64 %',
    meaning: {
      en: 'Error of “four characters a token” for a description in Chinese, beside the tokenizer o200k_base.',
      zh: '「四个字符算一个 token」用在一段中文描述上的误差，以分词器 o200k_base 为准。',
    },
    source: { title: 'pnpm measure, bill' },
    checked: '2026-12-01',
    kind: 'verified',
    command: `node --import tsx --input-type=module -e "${SAMPLES}"`,
  },
  {
    id: 'cache-share',
    value: '35.7 %, 96.6 %',
    meaning: {
      en: 'Input tokens found in a simulated prompt cache over a conversation of 40 turns with the recorded tools: in the order in which servers happened to connect, another one each turn, and in a fixed order.',
      zh: '模拟的提示缓存里，40 个回合、用录下的工具，输入 token 命中多少：前一个数按服务端每轮碰巧连上的次序，后一个数按固定次序。',
    },
    source: { title: 'pnpm measure, cache' },
    checked: '2026-12-01',
    kind: 'verified',
    command: measured(
      'cache',
      `${percent('cache.shuffledShare')} + ', ' + ${percent('cache.stableShare')}`,
    ),
  },
  {
    id: 'search-saved',
    value: '95.9 %',
    meaning: {
      en: 'Definition tokens saved by search over 20 turns with 100 tools of which 3 are needed; the search tool, everything loaded and all answers of the search are counted.',
      zh: '100 个工具、20 个回合、要用到其中 3 个，搜索省下的定义 token；搜索工具、加载进来的、搜索的回答都算进去了。',
    },
    source: { title: 'pnpm measure, saved' },
    checked: '2026-12-01',
    kind: 'verified',
    command: measured('saved', percent('search.tokensSaved')),
  },
  {
    id: 'few-tools-saved',
    value: '68.4 %',
    meaning: {
      en: 'The same with five tools of which three are needed. The four requests that searching adds are not in it.',
      zh: '同样的算法，一共 5 个工具、用到 3 个；搜索多出来的 4 次请求没有算进去。',
    },
    source: { title: 'pnpm measure, saved' },
    checked: '2026-12-01',
    kind: 'verified',
    command: measured('saved', FEW_TOOLS),
  },
  {
    id: 'recall-plain',
    value: '82.5 %',
    meaning: {
      en: 'Of 251 own questions, how many find their tool among the first five of 159 without any other names for the tools.',
      zh: '自己出的 251 个问题里，不给工具添别名，在 159 个工具里前五名就找到的占多少。',
    },
    source: { title: 'pnpm measure, search' },
    checked: '2026-12-01',
    kind: 'verified',
    command: measured('search', percent('search.own.recall5.noAliases')),
  },
  {
    id: 'recall-stranger',
    value: '80.0 %, 63.6 %',
    meaning: {
      en: 'Of the 55 of these questions that a stranger wrote from names and descriptions alone, and that nothing is tuned on, how many find their tool among the first five: with aliases, and without.',
      zh: '其中 55 个是外人只看名字和描述出的题，没有拿来调过参数：前五名就找到的，有别名时占多少，没有时占多少。',
    },
    source: { title: 'pnpm measure, search' },
    checked: '2026-12-01',
    kind: 'verified',
    command: measured('search', STRANGER),
  },
  {
    id: 'recall-none',
    value: '11.1 %',
    meaning: {
      en: 'Of 36 questions that no tool answers, how many find nothing, as they should.',
      zh: '36 个没有工具能答的问题里，如实什么都没找到的占多少。',
    },
    source: { title: 'pnpm measure, search' },
    checked: '2026-12-01',
    kind: 'verified',
    command: measured('search', percent('search.own.none')),
  },
  {
    id: 'recall-large',
    value: '69.7 %',
    meaning: {
      en: 'The same 251 questions among 2,500 tools with near-duplicates, without other names.',
      zh: '同样 251 个问题，放进 2,500 个含近似品的工具里，不给别名。',
    },
    source: { title: 'pnpm measure, large' },
    checked: '2026-12-01',
    kind: 'verified',
    command: measured(
      'large',
      "(100 * details.measurements.large.details.plain.at5).toFixed(1) + ' %'",
    ),
  },
]

export const FACTS_6: readonly Fact[] = [...OWN, ...PUBLISHED_6]
