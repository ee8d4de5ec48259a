import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'required-meta',
  title: {
    en: 'One introduction is enough for a connection',
    zh: '一条连接，自我介绍一次就够了',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: '    const params = paramsIn(agreed.era, { name, arguments: args })',
      replace: '    const params = { name, arguments: args }',
    },
  ],
  catches: ['client-sends'],
})
