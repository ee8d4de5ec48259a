import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'trusting-hints',
  title: {
    en: 'The hint has another name since the last update',
    zh: '升级之后，这个提示换了名字',
  },
  edits: [
    {
      file: 'src/risk.ts',
      find: '  const { readOnlyHint, destructiveHint } = {',
      replace: '  const { read_only_hint: readOnlyHint, destructiveHint } = {',
    },
  ],
  catches: ['one-we-trust', 'wire-to-decision'],
})
