import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'foreign-origin',
  title: {
    en: 'The port is all that has to be chosen',
    zh: '监听时只需要选端口',
  },
  edits: [
    {
      file: 'src/http-server.ts',
      find: 'server.listen(port, host, () => {',
      replace: 'server.listen(port, () => {',
    },
  ],
  catches: ['loopback'],
})
