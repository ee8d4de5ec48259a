import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stdout-noise',
  title: {
    en: 'The sample of a noisy line is the whole line',
    zh: '噪声的样本是整行，多长都留',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `  // Four bytes are the most a character takes, so the head of the line is enough.
  return utf8
    .decode(line.subarray(0, 4 * SAMPLE_CHARACTERS))
    .slice(0, SAMPLE_CHARACTERS)`,
      replace: '  return utf8.decode(line)',
    },
  ],
  catches: ['client-degraded'],
})
