import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'The server has no handshake, as the new revision says',
    zh: '服务端没有握手，新版本就是这么写的',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `    if (method === METHODS.initialize) {
      afterHandshake = true
      return handshake(params, info)
    }
`,
      replace: '',
    },
  ],
  catches: ['server-legacy'],
})
