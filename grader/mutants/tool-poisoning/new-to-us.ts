import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'With no pins yet, the first list is the one that was meant',
    zh: '还没有指纹的时候，第一份列表就是认可的那份',
  },
  symptom: {
    en: 'With nothing pinned yet, what nobody approved may be called.',
    zh: '还没有任何指纹时，没人批准过的工具就能调用。',
  },
  edits: [
    {
      file: 'src/pins.ts',
      find: `const before = pins ? pinned.get(tool.name) : ''`,
      replace: `const known = pins?.length === 0 ? definition : pinned.get(tool.name)
    const before = pins ? known : ''`,
    },
  ],
  catches: ['asks-first'],
})
