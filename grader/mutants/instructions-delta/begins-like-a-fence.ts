import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: {
    en: 'A message that begins with a fence is one',
    zh: '以围栏开头的消息就是围栏',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: '    .filter(([name, message]) => known.get(name) !== message)',
      replace:
        '    .filter(([name, message]) => !known.get(name)?.startsWith(message))',
    },
    {
      file: 'src/instructions.ts',
      find: `  const isHeld = lines.every(line => line.startsWith(BAR))
`,
      replace: '',
    },
    {
      file: 'src/instructions.ts',
      find: `  const last = lines.pop()
`,
      replace: '',
    },
    {
      file: 'src/instructions.ts',
      find: '  return first === openingOf(name) && last === CLOSING && isHeld',
      replace: '  return first === openingOf(name) && lines.includes(CLOSING)',
    },
  ],
  catches: ['retold'],
})
