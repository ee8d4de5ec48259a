import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'sorted-evidence',
  title: {
    en: 'A tool with another index has moved',
    zh: '下标变了，就是挪了位置',
  },
  edits: [
    {
      file: 'src/drift.ts',
      find: `  const stayed = [...now.keys()].filter(name => before.has(name))
  const stood = [...before.keys()].filter(name => now.has(name))
  const moved = stayed.find((name, at) => name !== stood[at])`,
      replace: `  const stayed = [...now.keys()].filter(name => before.has(name))
  const [places, old] = [[...now.keys()], [...before.keys()]]
  const moved = stayed.find(name => places.indexOf(name) !== old.indexOf(name))`,
    },
  ],
  catches: ['planted', 'as-sent'],
})
