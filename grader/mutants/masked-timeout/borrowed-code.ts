import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: 'A limit of ours wears an error code of the protocol',
    zh: '我们自己的超时，却挂着协议的错误码',
  },
  edits: [
    {
      file: 'src/errors.ts',
      find: `  override readonly name = 'LayerTimeout'
`,
      replace: `  override readonly name = 'LayerTimeout'
  readonly code = -32001
`,
    },
  ],
  catches: ['own-or-theirs'],
})
