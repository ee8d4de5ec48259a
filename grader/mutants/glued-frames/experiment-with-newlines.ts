import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'glued-frames',
  title: {
    en: 'The experiment still ends its messages, so nothing is glued',
    zh: '破坏实验里消息照样换行，什么也没粘上',
  },
  edits: [
    {
      file: 'break/glued-frames.ts',
      find: '  process.stdout.write(JSON.stringify(message))',
      replace: `  process.stdout.write(\`\${JSON.stringify(message)}\\n\`)`,
    },
  ],
  catches: ['hit'],
})
