/**
 * What the checks of arguments, the breaker, health and signals look at, where it
 * has no name in code.
 */
import type { Text } from '@workshop/testkit'

export const what = {
  stateAfter: (calls: string) => ({
    en: `state after ${calls}`,
    zh: `${calls} 之后的状态`,
  }),
  figuresAfter: (calls: string) => ({
    en: `failures of calls after ${calls}`,
    zh: `${calls} 之后的失败数和调用数`,
  }),
  failuresAfter: (calls: string) => ({
    en: `failures counted after ${calls}`,
    zh: `${calls} 之后计入的失败数`,
  }),
  stateOfPair: (server: string, tool: string) => ({
    en: `state of ${server} / ${tool}`,
    zh: `${server} / ${tool} 的状态`,
  }),
  callsLetThrough: { en: 'calls that reached the server', zh: '到达服务端的调用' },
  oneThrough: {
    en: 'one of five calls at once let through, four refused',
    zh: '同时五个调用，放行一个，拒绝四个',
  },
  probeLimit: { en: 'a limit for the probe', zh: '探测的时限' },
  probeSignal: { en: 'the signal of a probe that hangs', zh: '卡住的探测的 signal' },
  transitions: { en: 'transitions', zh: '状态转换' },
  argvOf: { en: 'arguments that the program got', zh: '程序收到的参数' },
  marker: {
    en: 'a file made by a command in an operand',
    zh: '操作数里的命令建出来的文件',
  },
  complaint: (args: string) => ({
    en: `what is wrong with ${args}`,
    zh: `${args} 哪里不对`,
  }),
  lengthOfComplaint: {
    en: 'characters of the sentence about a long value',
    zh: '针对超长值的那句话的字符数',
  },
  real: (path: string) => ({ en: `real path of ${path}`, zh: `${path} 的真实路径` }),
  inherited: { en: 'variables the server gets', zh: '服务端拿到的变量' },
  variablesOfChild: {
    en: 'variables of the host in the child',
    zh: '子进程里出现的宿主变量',
  },
  lines: { en: 'lines written', zh: '写出的行数' },
  secretIn: (where: string) => ({
    en: `the secret from ${where} in the line`,
    zh: `${where} 的密钥出现在记录里`,
  }),
  layersOf: (server: string) => ({
    en: `layers of ${server}`,
    zh: `${server} 的各层状态`,
  }),
  layerOf: (server: string, layer: string, after: string) => ({
    en: `${layer} of ${server}, ${after}`,
    zh: `${server} 的 ${layer}，${after}`,
  }),
  reasonOf: (server: string) => ({
    en: `reason for ${server}`,
    zh: `${server} 的原因`,
  }),
  point: (name: string, attributes: object) => ({
    en: `${name} with ${JSON.stringify(attributes)}`,
    zh: `带 ${JSON.stringify(attributes)} 的 ${name}`,
  }),
  valueOf: (name: string, attributes: object) => ({
    en: `${name} for ${JSON.stringify(attributes)}`,
    zh: `${name}（${JSON.stringify(attributes)}）`,
  }),
  attributesOf: (name: string) => ({
    en: `attributes of ${name}`,
    zh: `${name} 的属性`,
  }),
  spansCalled: (name: string) => ({
    en: `spans called ${name}`,
    zh: `名为 ${name} 的 span`,
  }),
  ofSpan: (name: string) => ({ en: `span ${name}`, zh: `span ${name}` }),
  namesOf: (metric: string) => ({
    en: `tool names in ${metric}`,
    zh: `${metric} 里的工具名`,
  }),
  deadLayers: { en: 'layers that can never fire', zh: '不可能触发的层' },
  becauseOf: (layer: string) => ({
    en: `why ${layer} is dead`,
    zh: `${layer} 为什么是死的`,
  }),
  neverUsed: { en: 'tools sent and never called', zh: '发过、从没被调用的工具' },
  nobodyCalls: { en: 'exported functions nobody calls', zh: '没人调用的导出函数' },
} satisfies Record<string, Text | ((...args: never[]) => Text)>
