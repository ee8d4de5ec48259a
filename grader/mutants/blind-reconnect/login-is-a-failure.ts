import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'blind-reconnect',
  title: {
    en: 'A server that needs a login counts as failed',
    zh: '需要登录的服务端被当成失败的',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: `if (status === 'failed') failed()`,
      replace: `if (status === 'failed' || status === 'needs-auth') failed()`,
    },
  ],
  catches: ['left-alone'],
})
