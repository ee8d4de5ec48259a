import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'blind-reconnect',
  title: {
    en: 'A local server is tried again whatever happened to it',
    zh: '本地服务端不管出了什么事都重试',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: `    // A program that never came up never will: somebody has to correct it.
    const isHopeless = type === 'stdio' && !wasConnected
    const delay = isHopeless ? undefined : DELAYS_MS[type][attempts]
`,
      replace: `    const delay = DELAYS_MS[type][attempts]
`,
    },
  ],
  catches: ['misconfigured'],
})
