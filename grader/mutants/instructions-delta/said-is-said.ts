import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: { en: 'What was said once need not be said again', zh: '说过一次的不用再说' },
  edits: [
    {
      file: 'src/instructions.ts',
      find: '    .filter(([name, message]) => known.get(name) !== message)',
      replace: '    .filter(([, message]) => !transcript.includes(message))',
    },
  ],
  catches: ['last-word'],
})
