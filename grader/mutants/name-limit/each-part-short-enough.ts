import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-limit',
  title: {
    en: 'Each part fits, so the whole fits',
    zh: '每一段都不超长，整体就不超长',
  },
  edits: [
    {
      file: 'src/naming.ts',
      find: '  if (isPlain && plain.length <= MAX_LENGTH) return plain',
      replace:
        '  if (isPlain && Math.max(server.length, tool.length) <= MAX_LENGTH) return plain',
    },
  ],
  catches: ['fits'],
})
