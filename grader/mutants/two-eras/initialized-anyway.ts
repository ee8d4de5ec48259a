import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'Every opening ends with notifications/initialized',
    zh: '每次开场都以 notifications/initialized 收尾',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: `    return { era: 'modern', protocolVersion: MODERN_VERSION, capabilities }`,
      replace: `    notify('notifications/initialized')
    return { era: 'modern', protocolVersion: MODERN_VERSION, capabilities }`,
    },
  ],
  catches: ['modern-first'],
})
