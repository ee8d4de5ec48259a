import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'required-meta',
  title: {
    en: 'The progress token takes the place of the rest of _meta',
    zh: '进度 token 把 _meta 里其他的都顶掉了',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: '  return { ...params, _meta: { ...params._meta, [META.progressToken]: id } }',
      replace: '  return { ...params, _meta: { [META.progressToken]: id } }',
    },
  ],
  catches: ['client-sends'],
})
