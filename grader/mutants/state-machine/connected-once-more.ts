import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'state-machine',
  title: {
    en: 'To connect is to connect, whatever is there already',
    zh: '叫连就连，不管是不是已经连着',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: '      if (isOver(member) && !twins.some(isUp))',
      replace: '      if (isOver(member) || twins.some(isUp))',
    },
  ],
  catches: ['connect-again'],
})
