import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'approval-pending',
  title: {
    en: 'The definition is kept as well, to be shown',
    zh: '把定义也存下来，好给人看',
  },
  edits: [
    {
      file: 'src/approval.ts',
      find: '({ ...before, approved: signatureOf(config) })',
      replace: '({ ...before, approved: signatureOf(config), config })',
    },
  ],
  catches: ['in-the-store'],
})
