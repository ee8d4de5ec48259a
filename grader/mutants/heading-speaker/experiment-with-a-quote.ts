import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: {
    en: 'The experiment quotes what a server says',
    zh: '破坏实验把服务端的话当作引文',
  },
  edits: [
    {
      file: 'break/heading-speaker.ts',
      find: `\`# \${server}\\n\\n\${text}\\n\``,
      replace: `\`# \${server}\\n\\n\${text.replace(/^/gm, '> ')}\\n\``,
    },
  ],
  catches: ['hit'],
})
