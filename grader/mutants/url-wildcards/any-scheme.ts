import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'url-wildcards',
  title: {
    en: 'http and https are the same place',
    zh: 'http 和 https 是同一个地方',
  },
  edits: [
    {
      file: 'src/url-pattern.ts',
      find: 'scheme === place.scheme && ',
      replace: '',
    },
    {
      file: 'src/url-pattern.ts',
      find: '({ scheme, host, port, path }) =>',
      replace: '({ host, port, path }) =>',
    },
  ],
  catches: ['scheme-port-user'],
})
