import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'Failures in a row are no reason without a rate',
    zh: '没有比率，连续失败不算理由',
  },
  symptom: {
    en: 'Five transport failures in a row, and it stays closed.',
    zh: '连续五次传输失败，断路器仍然关着。',
  },
  edits: [
    {
      file: 'src/circuit.ts',
      find: '      return inARow >= consecutive || (calls >= minimum && failures / calls >= rate)',
      replace: `      void [inARow, consecutive]
      return calls >= minimum && failures / calls >= rate`,
    },
  ],
  catches: ['opens', 'what-counts', 'one-probe', 'reopens'],
})
