import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'Whatever revision the client offers is fine',
    zh: '客户端报什么版本都答应',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `  const agreed = SPOKEN_LEGACY_VERSIONS.find(version => version === protocolVersion)
  return {
    protocolVersion: agreed ?? LATEST_LEGACY_VERSION,`,
      replace: `  return {
    protocolVersion,`,
    },
  ],
  catches: ['server-legacy'],
})
