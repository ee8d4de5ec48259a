import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'config-scopes',
  title: {
    en: 'Fields merge; `env` is a field',
    zh: '字段逐个合并，env 也只是一个字段',
  },
  edits: [
    {
      file: 'src/config.ts',
      find: '  return { ...Object.assign({}, ...weakestFirst), env, headers }',
      replace: '  return { env, headers, ...Object.assign({}, ...weakestFirst) }',
    },
  ],
  catches: ['merge-fields'],
})
