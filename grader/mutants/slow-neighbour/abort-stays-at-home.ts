import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'slow-neighbour',
  title: {
    en: 'Whoever aborts stops waiting, and the server works on',
    zh: '中止只是自己不等了，服务端还在干',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: '        giveUp(new RequestCancelled(id, signal?.reason))',
      replace: `        leave()
        reject(new RequestCancelled(id, signal?.reason))`,
    },
  ],
  catches: ['client-cancels'],
})
