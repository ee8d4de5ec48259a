import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-limit',
  title: {
    en: 'A name that is too long is cut',
    zh: '名字太长就截断',
  },
  edits: [
    {
      file: 'src/naming.ts',
      find: '  if (isPlain && plain.length <= MAX_LENGTH) return plain',
      replace: '  if (isPlain) return plain.slice(0, MAX_LENGTH)',
    },
  ],
  catches: ['distinct'],
})
