/**
 * What lessons say by themselves when the syllabus has no word for it: that a file
 * does not load, that a guard is locked, that a fault is ours.
 */
import type { Text } from '@workshop/syllabus'

export const SENTENCES = {
  guessFirst: {
    en: 'fill in its line “// I expect: …” first',
    zh: '先填好文件里的「// I expect: …」',
  },
  breakWhy: {
    en: 'The guards of this pitfall unlock once the harness sees the symptom on the wire.',
    zh: '测试框架在线路上亲眼看到症状之后，这个坑的守护测试才会解锁。',
  },
  vacuous: {
    en: 'The probe saw nothing, so a pass would mean nothing.',
    zh: '探针什么也没看到，这时即使通过也不说明问题。',
  },
  sorry: {
    en: 'Sorry, this one is ours, not yours. Nothing is expected of you here.',
    zh: '抱歉，这是我们的错，与你的代码无关，你什么都不用做。',
  },
  notAffected: {
    en: 'your work is not affected',
    zh: '你的代码不受影响',
  },
  gap: {
    en: 'Yours to fill: until then the call throws NotImplemented.',
    zh: '等你来补；补上之前，调用会抛出 NotImplemented。',
  },
  loadFirst: {
    en: 'The file has to load before anything in it can be checked.',
    zh: '文件要先能加载，里面的东西才能检查。',
  },
  exportFirst: {
    en: 'The contract in the stage README names this export and its shape.',
    zh: '这个阶段 README 的契约里写明了这个导出和它的形状。',
  },
  fileFirst: {
    en:
      'The contract in the stage README names this file and what it exports. A file ' +
      'that was there at first comes back with `git restore`.',
    zh:
      '这个阶段 README 的契约里写明了这个文件和它的导出。' +
      '原本就有的文件，用 `git restore` 可以找回来。',
  },
  again: { en: 'run the stage again', zh: '再跑一遍这个阶段' },
  afterEdit: { en: 'after the edit', zh: '改完之后运行' },
  allSurvived: {
    en: 'every pitfall of this stage is survived',
    zh: '这个阶段的坑全部扛住了',
  },
  notShown: { en: 'the symptom did not show', zh: '症状没有出现' },
  noGuessYet: {
    en: 'nothing yet: fill in the line “// I expect: …” before you run it',
    zh: '还没有写：运行之前，先填好文件里的「// I expect: …」',
  },
  compareNow: {
    en: 'how the reference did it',
    zh: '看看参考实现是怎么写的',
  },
  explainMore: { en: 'all hints used', zh: '提示已用完' },
} as const satisfies Record<string, Text>
