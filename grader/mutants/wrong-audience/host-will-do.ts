import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'A token for the host is one for the server',
    zh: '给主机的 token，也算给服务端的',
  },
  edits: [
    {
      file: 'src/bearer.ts',
      find: '        audience: resource,',
      replace: '        audience: [resource, origin],',
    },
  ],
  catches: ['tokens-refused'],
})
