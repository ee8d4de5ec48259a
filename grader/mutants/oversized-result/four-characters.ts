import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: { en: 'Four characters are a token', zh: '四个字符一个 token' },
  edits: [
    {
      file: 'src/excerpt.ts',
      find: "import { countTokens } from './tokens.ts'",
      replace: 'const countTokens = (text: string) => Math.ceil(text.length / 4)',
    },
    {
      file: 'src/truncate.ts',
      find: "import { countTokens } from './tokens.ts'",
      replace: 'const countTokens = (text: string) => Math.ceil(text.length / 4)',
    },
  ],
  catches: ['tokens', 'half-json'],
})
