import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'url-wildcards',
  title: {
    en: 'The port is a detail',
    zh: '端口只是细节',
  },
  edits: [
    {
      file: 'src/url-pattern.ts',
      find: ' && port === place.port && isHost',
      replace: ' && isHost',
    },
    {
      file: 'src/url-pattern.ts',
      find: '({ scheme, host, port, path }) =>',
      replace: '({ scheme, host, path }) =>',
    },
  ],
  catches: ['scheme-port-user'],
})
