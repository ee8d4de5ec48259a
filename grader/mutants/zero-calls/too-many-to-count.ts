import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'What has no label left is not counted',
    zh: '没有标签可用就不计',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `      const label = labelOf(tool)
`,
      replace: `      const label = labelOf(tool)
      if (label !== tool) return
`,
    },
  ],
  catches: ['names-are-limited'],
})
