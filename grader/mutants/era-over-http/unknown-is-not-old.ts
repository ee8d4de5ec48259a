import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'A revision that nobody knows is none of the old ones',
    zh: '没人认识的版本，不算旧一代',
  },
  edits: [
    {
      file: 'src/posted.ts',
      find: `  if (method === METHODS.initialize) return true
`,
      replace: `  if (method === METHODS.initialize) {
    return LEGACY_VERSIONS.includes(String(params?.protocolVersion))
  }
`,
    },
  ],
  catches: ['own-server'],
})
