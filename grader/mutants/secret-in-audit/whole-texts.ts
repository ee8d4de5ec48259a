import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'secret-in-audit',
  title: {
    en: 'A token is a whole text',
    zh: '整段文本才是 token',
  },
  edits: [
    {
      file: 'src/redaction.ts',
      find: `  const known = LOOKS.reduce((rest, look) => rest.replace(look, GONE), text)
`,
      replace: `  if (/\\s/.test(text)) return text
  const known = LOOKS.reduce((rest, look) => rest.replace(look, GONE), text)
`,
    },
  ],
  catches: ['by-looks'],
})
