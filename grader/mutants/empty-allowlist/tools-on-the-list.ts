import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'empty-allowlist',
  title: {
    en: 'An allow list counts if there is something on it',
    zh: '放行列表里有内容才算数',
  },
  edits: [
    {
      file: 'src/policy.ts',
      find: '  if (policy.tools.allow !== undefined) {',
      replace: '  if (policy.tools.allow?.length) {',
    },
  ],
  catches: ['tools-table'],
})
