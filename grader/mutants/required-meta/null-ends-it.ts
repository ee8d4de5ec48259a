import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'required-meta',
  title: {
    en: 'Whoever sends parameters sends an object, so nobody looks',
    zh: '既然带了参数，那一定是对象，不用看',
  },
  edits: [
    {
      file: 'src/serve.ts',
      find: 'params?._meta?.[META.progressToken]',
      replace: '(params === undefined ? {} : params)._meta?.[META.progressToken]',
    },
  ],
  catches: ['server-rejects'],
})
