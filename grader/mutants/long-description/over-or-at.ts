import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: { en: 'From the limit on it is cut', zh: '到了上限就截' },
  edits: [
    {
      file: 'src/describe.ts',
      find: 'if (text.length <= max) return',
      replace: 'if (text.length < max) return',
    },
  ],
  catches: ['limit'],
})
