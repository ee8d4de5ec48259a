import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: 'The opening is limited in the name of a request',
    zh: '整个连接过程的时限，报的是 request 的名字',
  },
  edits: [
    {
      file: 'src/http-client.ts',
      find: `withTimeout('connect', timeoutMs, agree,`,
      replace: `withTimeout('request', timeoutMs, agree,`,
    },
  ],
  catches: ['fired-layer'],
})
