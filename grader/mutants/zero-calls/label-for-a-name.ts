import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A span has the label of the metric',
    zh: 'span 里也用指标的标签',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `{ ...attributes, [TOOL]: tool, [OPERATION]: 'execute_tool' }`,
      replace: `{ ...attributes, [OPERATION]: 'execute_tool' }`,
    },
  ],
  catches: ['names-are-limited'],
})
