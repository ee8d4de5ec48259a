import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'silent-block',
  title: {
    en: 'The audit trail has what ran',
    zh: '审计只记跑过的',
  },
  symptom: {
    en: 'A call that was refused leaves no line in the audit trail.',
    zh: '被拒绝的调用在审计里没有一行。',
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
