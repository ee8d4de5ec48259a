import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stdout-noise',
  title: {
    en: 'Whatever is on stdout must be JSON',
    zh: 'stdout 上的东西一定是 JSON',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: '  const value = parse(text)',
      replace: '  const value: unknown = JSON.parse(text)',
    },
  ],
  catches: ['client-banner', 'client-degraded'],
})
