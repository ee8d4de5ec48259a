import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: { en: 'What does not fit is not there', zh: '放不下的就不放' },
  edits: [
    {
      file: 'src/truncate.ts',
      find: '[...kept, ...noteOn(gone)].map(contentOf)',
      replace: 'kept.map(contentOf)',
    },
  ],
  catches: ['images', 'half-json'],
})
