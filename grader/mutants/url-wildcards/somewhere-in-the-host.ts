import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'url-wildcards',
  title: {
    en: 'The domain has to be in the host',
    zh: '主机里有这个域名就行',
  },
  edits: [
    {
      file: 'src/url-pattern.ts',
      find: 'host.endsWith(domain) &&',
      replace: 'host.includes(domain) &&',
    },
  ],
  catches: ['host-border'],
})
