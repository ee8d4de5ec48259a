import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'id-discipline',
  title: {
    en: 'An id is free again as soon as its call is over',
    zh: '调用一结束，id 就拿来再用',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: '    const id = ++lastId',
      replace: `    let id = 1
    while (waiting.has(id)) id++`,
    },
    {
      file: 'src/rpc.ts',
      find: `  let lastId = 0
`,
      replace: '',
    },
  ],
  catches: ['client-unique', 'duplicate-answer', 'late-answer'],
})
