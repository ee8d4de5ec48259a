import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'green-but-empty',
  title: {
    en: 'What is no error is fine',
    zh: '不报错就没事',
  },
  symptom: {
    en: 'Every answer is empty, none is an error: business stays ok.',
    zh: '每次都返回空结果但不报错，business 一直是 ok。',
  },
  edits: [
    {
      file: 'src/health.ts',
      find: "  return content.every(isBlank) ? 'nothing in it' : undefined",
      replace: `  void [content, isBlank]
  return undefined`,
    },
  ],
  catches: ['always-bad', 'one-empty', 'one-of-many'],
})
