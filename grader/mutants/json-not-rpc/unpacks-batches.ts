import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-not-rpc',
  title: {
    en: 'An array is a batch of messages, as in an old revision',
    zh: '数组就是一批消息，照着某个旧版本来',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: '        events.push(readLine(line))',
      replace: `        const batch = parse(utf8.decode(line))
        if (Array.isArray(batch)) {
          for (const one of batch) events.push(readLine(Buffer.from(JSON.stringify(one))))
        } else {
          events.push(readLine(line))
        }`,
    },
  ],
  catches: ['not-messages', 'log-with-matching-id'],
})
