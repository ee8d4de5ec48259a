import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'glued-frames',
  title: {
    en: 'A chunk that parses is a message; only the others are pieced together',
    zh: '解析得了的数据块就是消息，解析不了的才去拼',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `    const events: FramingEvent[] = []
    let start = 0`,
      replace: `    const whole = readLine(chunk)
    if (whole.type === 'message') return [whole]
    const events: FramingEvent[] = []
    let start = 0`,
    },
  ],
  catches: ['one-over-many'],
})
