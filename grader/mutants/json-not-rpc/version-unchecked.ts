import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-not-rpc',
  title: {
    en: 'Nobody looks at the jsonrpc member',
    zh: '没人看 jsonrpc 这个字段',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `  if (!isObject(value) || value.jsonrpc !== '2.0') return false`,
      replace: '  if (!isObject(value)) return false',
    },
  ],
  catches: ['not-messages'],
})
