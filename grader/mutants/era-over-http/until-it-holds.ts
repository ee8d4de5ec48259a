import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'A lost session is renewed until one holds',
    zh: '会话丢了就重建，直到有一个能用',
  },
  edits: [
    {
      file: 'src/legacy.ts',
      find: `    const second = await ask(method, params, asked, session)
    if (second.status === 404) onLost(new Error('the server keeps no session'))
    return resultOf(second)
`,
      replace: `    let next = await ask(method, params, asked, session)
    for (let again = 0; next.status === 404 && again < 3; again++) {
      await renew()
      next = await ask(method, params, asked, session)
    }
    return resultOf(next)
`,
    },
  ],
  catches: ['session-lost'],
})
