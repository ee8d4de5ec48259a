import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'glued-frames',
  title: {
    en: 'Escaped newlines are turned back into real ones, for the log',
    zh: '为了日志好看，把转义的换行还原成真换行',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `  return \`\${JSON.stringify(message)}\\n\``,
      replace: `  return \`\${JSON.stringify(message).replaceAll('\\\\n', '\\n')}\\n\``,
    },
  ],
  catches: ['one-line-each'],
})
