import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'mirrored-headers',
  title: {
    en: 'Only method and name stand in headers',
    zh: '头部里只有方法和名字',
  },
  edits: [
    {
      file: 'src/endpoint.ts',
      find: 'checkHeaders(message, raw.headers, tool?.inputSchema)',
      replace: `checkHeaders(message, raw.headers, tool && { type: 'object' })`,
    },
  ],
  catches: ['params'],
})
