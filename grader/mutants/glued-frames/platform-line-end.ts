import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'glued-frames',
  title: {
    en: 'Messages end in CRLF, as on Windows',
    zh: '消息以 CRLF 结尾，跟 Windows 一样',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `  return \`\${JSON.stringify(message)}\\n\``,
      replace: `  return \`\${JSON.stringify(message)}\\r\\n\``,
    },
  ],
  catches: ['one-line-each'],
})
