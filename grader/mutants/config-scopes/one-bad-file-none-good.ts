import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'config-scopes',
  title: {
    en: 'A file that does not parse ends the loading',
    zh: '有一个文件解析不了，加载就到此为止',
  },
  edits: [
    {
      file: 'src/config.ts',
      find: `    const parsed = parseFile(source)
    problems.push(...parsed.problems)`,
      replace: `    const parsed = parseFile(source)
    problems.push(...parsed.problems)
    if (parsed.problems.some(({ line }) => line !== undefined)) return new Map()`,
    },
  ],
  catches: ['bad-file'],
})
