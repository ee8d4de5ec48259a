import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'config-scopes',
  title: {
    en: 'The message of JSON.parse says where',
    zh: 'JSON.parse 的报错里自有位置',
  },
  edits: [
    {
      file: 'src/parse.ts',
      find: `      ...placeOfError(source),
`,
      replace: `      ...(placeOfError ? {} : {}),
`,
    },
  ],
  catches: ['bad-file'],
})
