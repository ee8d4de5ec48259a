import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'leaky-log',
  title: {
    en: 'What is percent-encoded is not readable anyway',
    zh: '百分号编码过的，反正没人看得懂',
  },
  edits: [
    {
      file: 'src/plain-text.ts',
      find: '  return /^[\\da-f]{2}$/i.test(pair) ? Number.parseInt(pair, 16) : undefined',
      replace: '  return /^00$/.test(pair) ? Number.parseInt(pair, 16) : undefined',
    },
  ],
  catches: ['redact-table'],
})
