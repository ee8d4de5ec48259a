import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'mirrored-headers',
  title: {
    en: 'Whatever is ASCII fits into a header',
    zh: '只要是 ASCII，就能放进头部',
  },
  edits: [
    {
      file: 'src/header-values.ts',
      find: '/^(?:[!-~](?:[ -~]*[!-~])?)?$/.test(text)',
      replace: '/^[\\t -~]*$/.test(text)',
    },
  ],
  catches: ['sent'],
})
