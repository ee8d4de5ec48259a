import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'Whatever revision the server answers is fine',
    zh: '服务端报什么版本都接受',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: `    if (
      typeof protocolVersion !== 'string' ||
      !LEGACY_VERSIONS.includes(protocolVersion)
    ) {`,
      replace: `    if (typeof protocolVersion !== 'string') {`,
    },
  ],
  catches: ['no-mutual'],
})
