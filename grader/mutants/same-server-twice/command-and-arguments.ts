import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'same-server-twice',
  title: {
    en: 'The same command with the same arguments is the same server',
    zh: '命令和参数相同，就是同一个服务端',
  },
  edits: [
    {
      file: 'src/signature.ts',
      find: '      ? [config.command, config.args, sorted(config.env), config.cwd ?? null]',
      replace: '      ? [config.command, config.args]',
    },
  ],
  catches: ['signature'],
})
