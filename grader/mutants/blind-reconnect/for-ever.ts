import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'blind-reconnect',
  title: {
    en: 'After the last delay it goes on at the same pace',
    zh: '最后一档之后，按同样的间隔一直试',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: 'const delay = isHopeless ? undefined : DELAYS_MS[type][attempts]',
      replace: `const delay = isHopeless
      ? undefined
      : (DELAYS_MS[type][attempts] ?? DELAYS_MS[type].at(-1))`,
    },
  ],
  catches: ['bounded-restarts', 'backs-off', 'health-counts'],
})
