import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'sorted-evidence',
  title: {
    en: 'Names are sorted before they are compared',
    zh: '名字先排好再比',
  },
  edits: [
    {
      file: 'src/drift.ts',
      find: 'const stayed = [...now.keys()].filter(name => before.has(name))',
      replace: 'const stayed = [...now.keys()].filter(name => before.has(name)).sort()',
    },
    {
      file: 'src/drift.ts',
      find: 'const stood = [...before.keys()].filter(name => now.has(name))',
      replace: 'const stood = [...before.keys()].filter(name => now.has(name)).sort()',
    },
  ],
  catches: ['planted', 'as-sent'],
})
