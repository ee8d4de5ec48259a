import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'The token endpoint has moved, so the form goes there',
    zh: 'token 端点搬家了，表单也跟过去',
  },
  edits: [
    {
      file: 'src/asking.ts',
      find: `redirect: 'manual',`,
      replace: `redirect: 'follow',`,
    },
  ],
  catches: ['stays-home'],
})
