import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'A token may stand in the URL, for clients that set no headers',
    zh: 'token 也可以写在 URL 里，照顾设不了请求头的客户端',
  },
  edits: [
    {
      file: 'src/http-server.ts',
      find: `const refused = await tokens.check(asked.req.header('authorization'))`,
      replace: `const token = asked.req.query('access_token')
      const given = asked.req.header('authorization') ?? (token && \`Bearer \${token}\`)
      const refused = await tokens.check(given)`,
    },
  ],
  catches: ['says-where'],
})
