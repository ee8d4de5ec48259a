import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'Decisions are about tools that there are',
    zh: '决定只涉及真有的工具',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: '{ tool: labelOf(tool) }',
      replace: '{ tool }',
    },
  ],
  catches: ['names-are-limited'],
})
