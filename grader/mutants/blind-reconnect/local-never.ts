import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'blind-reconnect',
  title: {
    en: 'A local server is never restarted, not even after good service',
    zh: '本地服务端从不重启，正常服务过也不重启',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: `const isHopeless = type === 'stdio' && !wasConnected`,
      replace: `const isHopeless = type === 'stdio'`,
    },
  ],
  catches: ['bounded-restarts'],
})
