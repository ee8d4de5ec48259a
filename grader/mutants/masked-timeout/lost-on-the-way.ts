import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: 'The limit that the caller gives gets lost on the way',
    zh: '调用方给的时限，半路丢了',
  },
  edits: [
    {
      file: 'src/http-client.ts',
      find: `    const { timeoutMs = timeouts.callMs, onProgress } = options
`,
      replace: `    const timeoutMs = timeouts.callMs
    const { onProgress } = options
`,
    },
  ],
  catches: ['reaches-the-call'],
})
