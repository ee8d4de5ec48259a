import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'The resource was named on the login page, once is enough',
    zh: '登录页上已经报过 resource，一次就够了',
  },
  edits: [
    {
      file: 'src/token-request.ts',
      find: 'new URLSearchParams({ ...grant, resource })',
      replace: `new URLSearchParams(grant)
  void resource`,
    },
  ],
  catches: ['right-resource'],
})
