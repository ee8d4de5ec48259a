import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'glued-frames',
  title: {
    en: 'A chunk brings one answer, so the last one is enough',
    zh: '一个数据块只带一个响应，取最后一个就行',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `  child.stdout.on('data', (chunk: Uint8Array) => decoder.push(chunk).forEach(receive))`,
      replace: `  const isAnswer = (event: FramingEvent): boolean =>
    event.type === 'message' && !('method' in event.message)

  child.stdout.on('data', (chunk: Uint8Array) => {
    const events = decoder.push(chunk)
    events.filter(event => !isAnswer(event)).forEach(receive)
    const answer = events.findLast(isAnswer)
    if (answer) receive(answer)
  })`,
    },
  ],
  catches: ['client-glued'],
})
