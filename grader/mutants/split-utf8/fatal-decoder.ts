import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'split-utf8',
  title: {
    en: 'A decoder that throws on a bad byte, and nobody who catches',
    zh: '解码器遇到坏字节就抛错，却没人接',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: 'const utf8 = new TextDecoder()',
      replace: `const utf8 = new TextDecoder('utf-8', { fatal: true })`,
    },
  ],
  catches: ['invalid-utf8'],
})
