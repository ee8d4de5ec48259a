import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: { en: 'An array in a schema is filled again', zh: 'schema 里的数组就地改写' },
  edits: [
    {
      file: 'src/describe.ts',
      find: '  if (Array.isArray(value)) return parts.map(([, part]) => part)',
      replace:
        '  if (Array.isArray(value)) return Object.assign(value, parts.map(([, part]) => part))',
    },
  ],
  catches: ['schema'],
})
