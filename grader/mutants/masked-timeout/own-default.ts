import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: 'The call has a default of its own, whatever was configured',
    zh: '不管配置了什么，调用自己有个默认值',
  },
  edits: [
    {
      file: 'src/http-client.ts',
      find: 'const { timeoutMs = timeouts.callMs, onProgress } = options',
      replace: 'const { timeoutMs = 60_000, onProgress } = options',
    },
  ],
  catches: ['reaches-the-call'],
})
