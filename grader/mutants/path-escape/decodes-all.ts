import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'path-escape',
  title: {
    en: 'Percent signs are decoded wherever they are',
    zh: '凡是百分号都解码',
  },
  edits: [
    {
      file: 'src/paths.ts',
      find: `  if (plain.includes('\\0')) throw new Error('expected no NUL in a path')
  return plain`,
      replace: `  if (plain.includes('\\0')) throw new Error('expected no NUL in a path')
  return decodeURIComponent(plain)`,
    },
  ],
  catches: ['encoded'],
})
