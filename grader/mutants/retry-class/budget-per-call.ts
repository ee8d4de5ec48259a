import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'retry-class',
  title: {
    en: 'Each call has a budget of its own',
    zh: '每个调用各有一份预算',
  },
  edits: [
    {
      file: 'src/sender.ts',
      find: `  const takeFromBudget = createRetryBudget(clock)
`,
      replace: '',
    },
    {
      file: 'src/sender.ts',
      find: `  async function send(request: Request): Promise<Reply> {
`,
      replace: `  async function send(request: Request): Promise<Reply> {
    const takeFromBudget = createRetryBudget(clock)
`,
    },
  ],
  catches: ['budget'],
})
