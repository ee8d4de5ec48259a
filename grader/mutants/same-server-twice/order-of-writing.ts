import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'same-server-twice',
  title: {
    en: 'Who writes the same thing writes it in the same order',
    zh: '同样的内容，写的次序也一样',
  },
  edits: [
    {
      file: 'src/signature.ts',
      find: '[config.command, config.args, sorted(config.env), config.cwd ?? null]',
      replace: '[config.command, config.args, config.env, config.cwd ?? null]',
    },
  ],
  catches: ['signature', 'one-connects'],
})
