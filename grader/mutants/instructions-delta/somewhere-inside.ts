import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: { en: 'It is there if any message has it', zh: '只要哪条消息里有，就算说过' },
  edits: [
    {
      file: 'src/instructions.ts',
      find: '    .filter(([name, message]) => known.get(name) !== message)',
      replace:
        '    .filter(([, message]) => !transcript.some(said => said.includes(message)))',
    },
  ],
  catches: ['last-word', 'retold'],
})
