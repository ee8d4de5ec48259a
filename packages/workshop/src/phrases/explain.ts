/** The labels of `pnpm explain`; what stands beside them is the syllabus's. */
import type { Text } from '@workshop/syllabus'

export const LABELS = {
  symptom: { en: 'symptom', zh: '症状' },
  cause: { en: 'cause', zh: '原因' },
  holds: { en: 'must hold', zh: '应做到' },
  checks: { en: 'checks', zh: '检查' },
  experiment: { en: 'break it', zh: '先破坏' },
  looksFine: { en: 'looks ok', zh: '看着没事' },
  tell: { en: 'the tell', zh: '怎么发现' },
  files: { en: 'files', zh: '文件' },
} as const satisfies Record<string, Text>

export const PHRASES = {
  level: {
    must: { en: 'core', zh: '核心' },
    should: { en: 'beyond the core', zh: '进阶' },
  },
  stage: (id: string): Text => ({ en: `stage ${id}`, zh: `阶段 ${id}` }),
} as const
