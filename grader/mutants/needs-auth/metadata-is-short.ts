import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'Metadata is short',
    zh: '元数据总是很短',
  },
  edits: [
    {
      file: 'src/asking.ts',
      find: `    if (text.length > MOST_TEXT) return ''
`,
      replace: '',
    },
  ],
  catches: ['long-metadata'],
})
