import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stream-cut',
  title: {
    en: 'A broken stream goes on where it ended',
    zh: '断掉的流从断点接着来',
  },
  edits: [
    {
      file: 'src/sender.ts',
      find: `          ...lowerCased(headers),
`,
      replace: `          ...(wasBroken && { 'last-event-id': '0' }),
          ...lowerCased(headers),
`,
    },
    {
      file: 'src/sender.ts',
      find: '      if (patience?.aborted) onGiveUp',
      replace: `      wasBroken = cause instanceof ConnectionBroken
      if (patience?.aborted) onGiveUp`,
    },
    {
      file: 'src/sender.ts',
      find: `  let lastId = 0
`,
      replace: `  let lastId = 0
  let wasBroken = false
`,
    },
  ],
  catches: ['cut-repeatable', 'cut-listing'],
})
