import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'silent-block',
  title: {
    en: 'The audit trail has what ran',
    zh: '审计只记跑过的',
  },
  edits: [
    {
      file: 'src/audit.ts',
      find: '      const { who, server,',
      replace: `      if (entry.decision === 'deny') return
      const { who, server,`,
    },
  ],
  catches: ['on-record'],
})
