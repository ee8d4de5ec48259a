import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'config-scopes',
  title: {
    en: 'Names that differ in case are two names',
    zh: '大小写不同就是两个名字',
  },
  edits: [
    {
      file: 'src/config.ts',
      find: '      const spelling = spellings.get(name.toLowerCase()) ?? name',
      replace: '      const spelling = name',
    },
  ],
  catches: ['case-twins'],
})
