import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'A valid signature is a valid token',
    zh: '签名有效，token 就有效',
  },
  edits: [
    {
      file: 'src/bearer.ts',
      find: `        audience: resource,
`,
      replace: '',
    },
  ],
  catches: ['tokens-refused'],
})
