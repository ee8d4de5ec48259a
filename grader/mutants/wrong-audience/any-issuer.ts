import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'Whoever has the key may sign for anybody',
    zh: '密钥对得上，写谁签发都行',
  },
  edits: [
    {
      file: 'src/bearer.ts',
      find: `        issuer,
        audience`,
      replace: '        audience',
    },
  ],
  catches: ['tokens-refused'],
})
