import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'slow-neighbour',
  title: {
    en: 'A server that reports progress may take for ever',
    zh: '只要还在报进度，多久都等',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: '          timer = setTimeout(expire, Math.min(timeoutMs, deadline - Date.now()))',
      replace: '          timer = setTimeout(expire, timeoutMs)',
    },
  ],
  catches: ['progress-bounded'],
})
