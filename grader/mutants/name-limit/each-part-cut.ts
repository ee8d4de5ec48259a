import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-limit',
  title: {
    en: 'Each part is cut to the limit',
    zh: '每一段各自截到上限',
  },
  edits: [
    {
      file: 'src/naming.ts',
      find: '  if (isPlain && plain.length <= MAX_LENGTH) return plain',
      replace: `  const cut = (part: string) => part.slice(0, MAX_LENGTH)
  if (isPlain) return [PREFIX, cut(server), cut(tool)].join(SEPARATOR)`,
    },
  ],
  catches: ['fits', 'distinct'],
})
