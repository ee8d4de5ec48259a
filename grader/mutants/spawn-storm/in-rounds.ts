import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'spawn-storm',
  title: {
    en: 'The next three start when the last three are done',
    zh: '三个三个一批，一批完了再下一批',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: '    await Promise.all(twinsAmong(admitted).map(connectOneOf))',
      replace: `    const groups = twinsAmong(admitted)
    while (groups.length > 0) {
      await Promise.all(groups.splice(0, local).map(connectOneOf))
    }`,
    },
  ],
  catches: ['slow-one', 'remote-lane'],
})
