import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'url-wildcards',
  title: {
    en: 'Paths are compared in lower case',
    zh: '路径一律转成小写再比',
  },
  edits: [
    {
      file: 'src/url-pattern.ts',
      find: 'const path = decoded(pathname)',
      replace: 'const path = decoded(pathname).toLowerCase()',
    },
  ],
  catches: ['paths'],
})
