import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'A parameter is name=value, without anything in between',
    zh: '参数就是 name=value，中间没有空格',
  },
  edits: [
    {
      file: 'src/challenges.ts',
      find: `\`(\${TOKEN})[ \\\\t]*=[ \\\\t]*(?:`,
      replace: `\`(\${TOKEN})=(?:`,
    },
  ],
  catches: ['challenge-forms', 'where-to-ask'],
})
