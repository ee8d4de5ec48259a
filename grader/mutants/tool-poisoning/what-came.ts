import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'A diff shows what is there now',
    zh: 'diff 给人看现在有什么',
  },
  symptom: {
    en: 'The diff shows what came, and not what has left.',
    zh: 'diff 只显示多了什么，不显示少了什么。',
  },
  edits: [
    {
      file: 'src/diff.ts',
      find: `      lines.push(\`-\${left[i++]}\`)`,
      replace: '      i++',
    },
  ],
  catches: ['diff'],
})
