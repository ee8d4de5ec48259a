import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'secret-in-audit',
  title: {
    en: 'There are six names for a secret',
    zh: '密钥只有六种名字',
  },
  edits: [
    {
      file: 'src/redaction.ts',
      find: `  const words = name.replace(/([a-z\\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words
    .split(/[^a-z]+/)
    .some(word => SECRET_WORDS.has(word) || SECRET_PART.test(word))
`,
      replace: `  void [SECRET_WORDS, SECRET_PART]
  return /^(password|token|secret|key|authorization|cookie)$/i.test(name)
`,
    },
  ],
  catches: ['by-name'],
})
