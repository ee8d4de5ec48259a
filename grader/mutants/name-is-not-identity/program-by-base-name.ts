import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-is-not-identity',
  title: {
    en: 'A program is the same wherever it lies',
    zh: '程序放在哪里都是同一个程序',
  },
  edits: [
    {
      file: 'src/server-rules.ts',
      find: '[config.command, ...config.args]',
      replace: `[config.command.split('/').at(-1) ?? '', ...config.args]`,
    },
  ],
  catches: ['whole-command'],
})
