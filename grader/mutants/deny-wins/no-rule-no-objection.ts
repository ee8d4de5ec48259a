import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'deny-wins',
  title: {
    en: 'A URL that no rule matches is not forbidden',
    zh: '没有规则匹配的 URL 就没被禁止',
  },
  edits: [
    {
      file: 'src/policy.ts',
      find: `  if (server.config.type === 'http' && !candidate.place) {`,
      replace: `  if (allow && server.config.type === 'http' && !candidate.place) {`,
    },
  ],
  catches: ['urls-spelled-otherwise'],
})
