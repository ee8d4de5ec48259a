import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'silent-block',
  title: {
    en: 'Every decision is about a tool',
    zh: '每个决定都是关于工具的',
  },
  symptom: {
    en: 'A decision about a server is counted as one about a tool.',
    zh: '针对服务端的决定，被记成了针对某个工具的。',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: 'tool !== undefined && { tool: labelOf(tool) }',
      replace: '{ tool: labelOf(String(tool)) }',
    },
  ],
  catches: ['of-a-server'],
})
