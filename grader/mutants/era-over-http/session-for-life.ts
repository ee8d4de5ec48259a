import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'A session lasts as long as the link',
    zh: '会话和链接一样长久',
  },
  edits: [
    {
      file: 'src/legacy.ts',
      find: `    // The first one renews it for all who were refused. Nothing has been done so far.
    await (session === used ? renew() : renewal)
    const second = await ask(method, params, asked, session)
    if (second.status === 404) onLost(new Error('the server keeps no session'))
    return resultOf(second)
`,
      replace: `    return resultOf(reply)
`,
    },
  ],
  catches: ['session-lost'],
})
