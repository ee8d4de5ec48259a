import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'url-wildcards',
  title: {
    en: 'A star may stand for nothing',
    zh: '星号可以什么都不代表',
  },
  edits: [
    {
      file: 'src/url-pattern.ts',
      find: 'return host => host.endsWith(domain) && host.length > domain.length',
      replace: `return host => \`.\${host}\`.endsWith(domain)`,
    },
  ],
  catches: ['host-border'],
})
