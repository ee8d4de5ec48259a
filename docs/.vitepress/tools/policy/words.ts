/** What the policy bench says by itself. */
import type { Text } from '@workshop/syllabus'

export const WORDS = {
  question: { en: 'What is asked', zh: '问的是什么' },
  ofTool: { en: 'may this tool be called', zh: '这个工具能不能调' },
  ofServer: { en: 'may this server start', zh: '这个服务端能不能启动' },
  name: { en: 'Name in the configuration', zh: '配置里的名字' },
  start: { en: 'Command with its arguments, or URL', zh: '命令连同参数，或 URL' },
  environment: {
    en: 'Environment, NAME=value, one a line',
    zh: '环境变量，NAME=值，一行一个',
  },
  server: { en: 'Server', zh: '服务端' },
  tool: { en: 'Tool', zh: '工具' },
  trusted: { en: 'the user trusts the server', zh: '用户信任这个服务端' },
  allow: { en: 'allow', zh: '放行（allow）' },
  ask: { en: 'ask a person', zh: '问人（ask）' },
  deny: { en: 'deny', zh: '拒绝（deny）' },
  closed: {
    en: 'The policy cannot be read, so it denies everything:',
    zh: '这份策略读不懂，所以一律拒绝：',
  },
  risk: { en: 'Risk, from the hints:', zh: '由提示得出的风险：' },
  noRules: { en: 'No rule was asked.', zh: '没有规则可问。' },
  steps: {
    en: 'Rules, in the order in which they are asked',
    zh: '各条规则，按询问次序',
  },
  more: { en: 'Rules that are not listed:', zh: '没有列出的规则：' },
  matches: { en: 'means this call', zh: '管这次调用' },
  matchesNot: { en: 'does not', zh: '不管' },
  deciding: { en: 'this one decided', zh: '就是它定的' },
} as const satisfies Record<string, Text>
