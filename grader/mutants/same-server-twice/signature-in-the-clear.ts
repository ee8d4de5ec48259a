import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'same-server-twice',
  title: {
    en: 'The signature is the text itself, which is easier to read',
    zh: '签名直接用原文，读起来方便',
  },
  edits: [
    {
      file: 'src/signature.ts',
      find: `  return \`\${config.type}:\${createHash('sha256').update(text).digest('hex')}\``,
      replace: `  void createHash
  return text`,
    },
  ],
  catches: ['signature'],
})
