import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'gate-the-real-value',
  title: {
    en: 'A gate that fails cannot refuse anybody',
    zh: '闸门自己坏了，就拦不了谁',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: `      reason = \`the gate failed: \${cause instanceof Error ? cause.message : cause}\``,
      replace: `      console.error('the gate failed:', cause)`,
    },
  ],
  catches: ['closed-by-default'],
})
