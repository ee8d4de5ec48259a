import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'mirrored-headers',
  title: {
    en: 'A header can only differ if it is there',
    zh: '头部在才谈得上不一致',
  },
  edits: [
    {
      file: 'src/posted.ts',
      find: 'if (told === null) return value === undefined',
      replace: 'if (told === null) return true',
    },
  ],
  catches: ['compared', 'params'],
})
