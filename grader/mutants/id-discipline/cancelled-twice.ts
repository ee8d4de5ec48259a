import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'id-discipline',
  title: {
    en: 'A late answer is told once more that nobody waits for it',
    zh: '迟到的响应，再告诉它一次没人等了',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: `    unmatched++
`,
      replace: `    unmatched++
    send(cancellation(id as RequestId, 'nobody waits for it any more'))
`,
    },
  ],
  catches: ['late-answer'],
})
