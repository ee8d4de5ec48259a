import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'id-discipline',
  title: {
    en: '"5" is as good as 5',
    zh: '"5" 和 5 一样',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: '    const request = waiting.get(id as RequestId)',
      replace: '    const request = waiting.get(Number(id))',
    },
  ],
  catches: ['wrong-type'],
})
