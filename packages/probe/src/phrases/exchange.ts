/** What is said of a recorded exchange. */
import type { Text } from '@workshop/syllabus'
import type { Spoken } from '../exchange/types.ts'

export const SPOKEN_TEXTS: Readonly<Record<Spoken, Text>> = {
  modern: { en: 'modern', zh: '新一代' },
  legacy: { en: 'legacy', zh: '旧一代' },
  both: { en: 'both eras', zh: '新旧两代' },
  none: { en: 'nothing that shows an era', zh: '看不出哪一代' },
}

export const headline = (client: Text, server: Text): Text => ({
  en: `The client speaks ${client.en}, the server speaks ${server.en}.`,
  zh: `客户端：${client.zh}；服务端：${server.zh}。`,
})

export const LIMITS: Text = {
  en: 'This holds for what was recorded. What either side would have answered to other questions is not known.',
  zh: '结论只对这段记录有效。换别的问题，双方会怎样回答，这里看不出来。',
}

export const SIDES: Readonly<Record<'client' | 'server', Text>> = {
  client: { en: 'client', zh: '客户端' },
  server: { en: 'server', zh: '服务端' },
}

export const shows = (side: Text, era: Text): Text => ({
  en: `The ${side.en} shows: ${era.en}.`,
  zh: `${side.zh}表现为：${era.zh}。`,
})
