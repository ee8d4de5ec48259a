import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'accuracy-denominator',
  title: {
    en: 'A percentage says it all',
    zh: '一个百分比就说明白了',
  },
  edits: [
    {
      file: 'src/accuracy.ts',
      find: `said: \`\${share}: \${(accuracy * 100).toFixed(1)} %\``,
      replace: `said: \`\${(accuracy * 100).toFixed(1)} % right\``,
    },
  ],
  catches: ['said'],
})
