import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'unset-variable',
  title: {
    en: 'Variables belong into `env`',
    zh: '变量只该写在 env 里',
  },
  edits: [
    {
      file: 'src/config.ts',
      find: `return Object.freeze({ type: 'http', url: expand(raw.url), headers })`,
      replace: `return Object.freeze({ type: 'http', url: raw.url, headers })`,
    },
  ],
  catches: ['everywhere'],
})
