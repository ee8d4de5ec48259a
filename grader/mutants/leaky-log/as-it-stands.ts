import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'leaky-log',
  title: {
    en: 'What is percent-encoded are slashes and ampersands',
    zh: '百分号编码的，无非是斜杠和 &',
  },
  edits: [
    {
      file: 'src/plain-text.ts',
      find: '  return /^[\\da-f]{2}$/i.test(pair)',
      replace: '  return /^2[\\da-f]$/i.test(pair)',
    },
  ],
  catches: ['redact-table'],
})
