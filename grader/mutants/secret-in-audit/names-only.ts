import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'secret-in-audit',
  title: {
    en: 'A secret stands under its name',
    zh: '密钥总在它的名字下面',
  },
  edits: [
    {
      file: 'src/redaction.ts',
      find: `  const known = LOOKS.reduce((rest, look) => rest.replace(look, GONE), text)
  const named = known.replace(NAMED, \`$1\${GONE}\`)
  return named.replace(LONG_WORD, word => (isRandom(word) ? GONE : word))
`,
      replace: `  void [LOOKS, NAMED, LONG_WORD, isRandom]
  return text
`,
    },
  ],
  catches: ['by-looks'],
})
