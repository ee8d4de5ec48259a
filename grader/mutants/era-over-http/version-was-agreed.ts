import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'After the handshake both know the version',
    zh: '握手之后，版本双方都知道了',
  },
  edits: [
    {
      file: 'src/legacy.ts',
      find: `      'mcp-protocol-version': agreement.protocolVersion,
`,
      replace: '',
    },
  ],
  catches: ['session'],
})
