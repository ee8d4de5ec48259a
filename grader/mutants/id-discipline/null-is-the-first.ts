import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'id-discipline',
  title: {
    en: 'An error without an id belongs to the oldest call',
    zh: '没有 id 的错误，算在最早的那个调用头上',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: '    const request = waiting.get(id as RequestId)',
      replace: `    const [oldest = 0] = waiting.keys()
    const request = waiting.get(id ?? oldest)`,
    },
  ],
  catches: ['idless-error'],
})
