import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'url-wildcards',
  title: {
    en: 'The parser resolves dots, so none are left',
    zh: '点段都由解析器处理，不会有剩的',
  },
  edits: [
    {
      file: 'src/url-pattern.ts',
      find: ' || CLIMBS.test(path)) return',
      replace: ' ) return',
    },
  ],
  catches: ['paths'],
})
