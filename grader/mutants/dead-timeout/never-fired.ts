import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-timeout',
  title: {
    en: 'What has never fired is dead',
    zh: '从没触发过的就是死的',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: '    if (!sooner) return { ...layer, dead: false }',
      replace: '    if (!sooner) return { ...layer, dead: layer.fired === 0 }',
    },
  ],
  catches: ['far-and-equal', 'in-order'],
})
