import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'path-escape',
  title: {
    en: 'A relative path with dots in front is outside',
    zh: '相对路径以两个点开头就在外面',
  },
  edits: [
    {
      file: 'src/paths.ts',
      find: 'import { dirname, isAbsolute, join, parse, resolve, sep } from',
      replace:
        'import { dirname, isAbsolute, join, parse, relative, resolve, sep } from',
    },
    {
      file: 'src/paths.ts',
      find: `  const border = real.endsWith(sep) ? real : real + sep
  if (inside === real || inside.startsWith(border)) return inside
`,
      replace: `  const way = relative(real, inside)
  if (!way.startsWith('..') && !isAbsolute(way)) return inside
`,
    },
  ],
  catches: ['inside'],
})
