import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'There is nothing at GET, so 404',
    zh: 'GET 什么也没有，所以是 404',
  },
  edits: [
    {
      file: 'src/http-server.ts',
      find: `  app.all(path, () => {
    throw new Refused(405, 'expected POST', { headers: { Allow: 'POST' } })
  })
`,
      replace: '',
    },
  ],
  catches: ['wrong-way'],
})
