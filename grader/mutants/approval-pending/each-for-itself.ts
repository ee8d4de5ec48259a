import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'approval-pending',
  title: {
    en: 'Each answer is written at once',
    zh: '每条答复立刻写入',
  },
  edits: [
    {
      file: 'src/approval.ts',
      find: '    return inTurn(async () => {',
      replace: '    return (async () => {',
    },
    {
      file: 'src/approval.ts',
      find: `      await store.save(JSON.stringify(others.concat(after)))
    })`,
      replace: `      await store.save(JSON.stringify(others.concat(after)))
    })()`,
    },
    {
      file: 'src/approval.ts',
      find: `  const inTurn = createTurns()
`,
      replace: '',
    },
  ],
  catches: ['in-the-store'],
})
