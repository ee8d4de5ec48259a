/** The chapters of the guide, in the order they are read. Each is a file in both trees. */
import type { Text } from '@workshop/syllabus'

export interface Chapter {
  /** File name and path: `/guide/<id>`. */
  id: string
  title: Text
}

export const CHAPTERS: readonly Chapter[] = [
  { id: '0', title: { en: '0 · The mental model', zh: '0 · 心智模型' } },
  {
    id: '1',
    title: {
      en: '1 · Why your material is out of date',
      zh: '1 · 你手上的资料为什么过时',
    },
  },
  { id: '2', title: { en: '2 · Tools, resources, prompts', zh: '2 · 三个原语' } },
  {
    id: '3',
    title: {
      en: '3 · JSON-RPC, and two kinds of error',
      zh: '3 · JSON-RPC 与两种错误',
    },
  },
  { id: '4', title: { en: '4 · Transports', zh: '4 · 传输' } },
  { id: '5', title: { en: '5 · The stateless turn', zh: '5 · 转向无状态' } },
  { id: '6', title: { en: '6 · Tokens are the bottleneck', zh: '6 · 瓶颈在 token' } },
  { id: '7', title: { en: '7 · Ten duties of a host', zh: '7 · 宿主的十件事' } },
  { id: '8', title: { en: '8 · Security', zh: '8 · 安全' } },
  { id: '9', title: { en: '9 · Reliability', zh: '9 · 可靠性' } },
  { id: '10', title: { en: '10 · Enterprise and gateways', zh: '10 · 企业与网关' } },
  { id: '11', title: { en: '11 · Twelve silent failures', zh: '11 · 十二种静默失效' } },
  { id: '13', title: { en: '13 · Five stages by hand', zh: '13 · 亲手走五个阶段' } },
  { id: 'appendix', title: { en: 'Appendix', zh: '附录' } },
]
