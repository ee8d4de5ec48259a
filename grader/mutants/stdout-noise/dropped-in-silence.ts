import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stdout-noise',
  title: {
    en: 'A line that does not parse is skipped without a word',
    zh: '解析不了的行，一声不响跳过',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: '        events.push(readLine(line))',
      replace: `        try {
          events.push(readLine(line))
        } catch {
          // some log line
        }`,
    },
    {
      file: 'src/framing.ts',
      find: '  const value = parse(text)',
      replace: '  const value: unknown = JSON.parse(text)',
    },
  ],
  catches: ['client-banner', 'client-degraded'],
})
