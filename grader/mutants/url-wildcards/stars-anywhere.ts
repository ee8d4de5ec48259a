import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'url-wildcards',
  title: {
    en: 'A star in a host is any run of characters',
    zh: '主机里的星号是任意一串字符',
  },
  edits: [
    {
      file: 'src/url-pattern.ts',
      find: `  if (!pattern.includes('*')) return host => host === pattern
  if (pattern === '*') return () => true`,
      replace: '  return globOf(pattern)',
    },
  ],
  catches: ['no-pattern'],
})
