import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'gate-the-real-value',
  title: {
    en: 'A gate decides by the command',
    zh: '闸门看命令就够了',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: '      if ((await gate(entry)) !== true) reason',
      replace: `      const shown = { ...entry, config: { ...entry.config, args: [] } }
      if ((await gate(shown)) !== true) reason`,
    },
  ],
  catches: ['sees-expanded', 'same-value'],
})
