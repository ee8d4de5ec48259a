import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'required-meta',
  title: {
    en: 'A client that can do nothing special has no capabilities to send',
    zh: '客户端没什么特别的能力，就不用报能力了',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: `  [META.clientCapabilities]: CAPABILITIES,
`,
      replace: '',
    },
  ],
  catches: ['client-sends'],
})
