import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: {
    en: 'Whatever is called description is one',
    zh: '叫 description 的都是描述',
  },
  edits: [
    {
      file: 'src/describe.ts',
      find: `    if (DATA.has(keyword)) return value
`,
      replace: '',
    },
  ],
  catches: ['data'],
})
