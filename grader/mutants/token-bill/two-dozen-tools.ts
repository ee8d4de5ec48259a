import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'token-bill',
  title: {
    en: 'The experiment has two dozen tools, as many as anybody needs',
    zh: '破坏实验只写了二十来个工具，觉得谁也用不了更多',
  },
  edits: [
    {
      file: 'break/token-bill.ts',
      find: `  create: 'Creates a new',
  update: 'Changes an existing',
  delete: 'Deletes an existing',
`,
      replace: '',
    },
  ],
  catches: ['hit'],
})
