import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'id-discipline',
  title: {
    en: 'A call that was answered stays in the table',
    zh: '已经有响应的调用还留在表里',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: `        resolve: result => {
          leave()
          resolve(result)`,
      replace: `        resolve: result => {
          clearTimeout(timer)
          resolve(result)`,
    },
  ],
  catches: ['duplicate-answer'],
})
