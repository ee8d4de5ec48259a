import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'A document of the same host is about this server',
    zh: '同一主机上的文档，讲的就是这个服务端',
  },
  edits: [
    {
      file: 'src/discovery.ts',
      find: `  const base = wide.pathname.replace(/\\/?$/, '/')
  return (
    wide.origin === narrow.origin &&
    (wide.search === '' || wide.search === narrow.search) &&
    narrow.pathname.replace(/\\/?$/, '/').startsWith(base)
  )`,
      replace: '  return wide.origin === narrow.origin',
    },
  ],
  catches: ['right-resource'],
})
