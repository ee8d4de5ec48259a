import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'An error is an answer, and answers are 200',
    zh: '错误也是响应，响应就是 200',
  },
  edits: [
    {
      file: 'src/posted.ts',
      find: `    throw new Refused(404, \`unknown method: \${method}\`, { id, code })
`,
      replace: `    throw new Refused(200, \`unknown method: \${method}\`, { id, code })
`,
    },
  ],
  catches: ['by-era'],
})
