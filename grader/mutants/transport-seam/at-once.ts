import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'transport-seam',
  title: {
    en: 'There is no wire, so there is nothing to wait for',
    zh: '没有线路，也就没什么好等的',
  },
  edits: [
    {
      file: 'src/memory-link.ts',
      find: `      setImmediate(async () => {
        if (isCut) return
        try {
          await deliver(JSON.parse(line))
        } catch (cause) {
          fail(cause as Error)
        }
      })
`,
      replace: `      if (isCut) return
      try {
        deliver(JSON.parse(line))
      } catch (cause) {
        fail(cause as Error)
      }
`,
    },
  ],
  catches: ['later'],
})
