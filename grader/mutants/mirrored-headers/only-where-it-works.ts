import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'mirrored-headers',
  title: {
    en: 'Annotations elsewhere mean nothing',
    zh: '写在别处的标注不起作用，不用管',
  },
  edits: [
    {
      file: 'src/header-values.ts',
      find: 'else if (!DATA.includes(keyword)) visit(value, undefined)',
      replace: 'else if (!DATA.includes(keyword)) continue',
    },
  ],
  catches: ['bad-annotation'],
})
