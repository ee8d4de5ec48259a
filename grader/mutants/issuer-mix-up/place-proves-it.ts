import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'What stands in the well-known place is right',
    zh: '放在 well-known 位置的，总不会错',
  },
  edits: [
    {
      file: 'src/discovery.ts',
      find: '    if (found.issuer !== issuer) {',
      replace: `    if (typeof found.issuer !== 'string') {`,
    },
  ],
  catches: ['own-metadata'],
})
