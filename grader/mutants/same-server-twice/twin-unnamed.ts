import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'same-server-twice',
  title: {
    en: 'A double is a double, whoever it doubles',
    zh: '重复就是重复，不必说和谁重复',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: `    const reason = \`the same server as \${first?.entry.name}\``,
      replace: `    const reason = 'configured twice'`,
    },
  ],
  catches: ['one-connects', 'explicit-wins'],
})
