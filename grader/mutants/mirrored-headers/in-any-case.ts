import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'mirrored-headers',
  title: {
    en: 'Header values are compared like header names',
    zh: '头部的值和名字一样，不分大小写',
  },
  edits: [
    {
      file: 'src/posted.ts',
      find: 'return value !== undefined && text === String(value)',
      replace: 'return text?.toLowerCase() === String(value).toLowerCase()',
    },
  ],
  catches: ['compared'],
})
