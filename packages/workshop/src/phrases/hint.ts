/** What `pnpm hint` says around the hints of the syllabus. */
import type { Text } from '@workshop/syllabus'

export const PHRASES = {
  rung: (number: number): Text => ({ en: `hint ${number}`, zh: `提示 ${number}` }),
  left: (count: number): Text => ({
    en: count === 1 ? '1 hint left' : `${count} hints left`,
    zh: `还剩 ${count} 条提示`,
  }),
  lastOne: { en: 'that was the last hint', zh: '提示到此为止' },
  again: {
    en: 'All hints of this pitfall have been given; this is the last one again.',
    zh: '这个坑的提示已经全部给出，下面重复最后一条。',
  },
} as const
