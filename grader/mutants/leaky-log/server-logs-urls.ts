import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'leaky-log',
  title: {
    en: 'The URL of a request belongs in the log, as in any server',
    zh: '和所有服务端一样，请求的 URL 照记',
  },
  edits: [
    {
      file: 'src/http-server.ts',
      find: 'log: createLog(options.log) }',
      replace: 'log: options.log ?? createLog() }',
    },
  ],
  catches: ['own-server'],
})
