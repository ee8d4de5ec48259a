import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-timeout',
  title: {
    en: 'What has never fired is dead',
    zh: '从没触发过的就是死的',
  },
  symptom: {
    en: 'A limit that simply was not needed yet is called dead.',
    zh: '只是还没用到的限时，被说成是死的。',
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
