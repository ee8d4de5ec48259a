import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'same-server-twice',
  title: {
    en: 'Twins are sorted out first, then the gate is asked',
    zh: '先去重，再过闸',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: `    await Promise.all(waiting.map(admit))
    const admitted = waiting.filter(isWaiting)
    await Promise.all(twinsAmong(admitted).map(connectOneOf))`,
      replace: `    for (const [first, ...others] of twinsAmong(waiting)) {
      const reason = \`the same server as \${first?.entry.name}\`
      for (const member of others) member.move({ type: 'suppress', reason })
    }
    const chosen = waiting.filter(isWaiting)
    await Promise.all(chosen.map(admit))
    await Promise.all(twinsAmong(chosen.filter(isWaiting)).map(connectOneOf))`,
    },
  ],
  catches: ['dead-twin', 'pending-twin'],
})
