import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'unset-variable',
  title: {
    en: 'An empty variable is set, so its default is not needed',
    zh: '变量为空也算设过，用不着默认值',
  },
  edits: [
    {
      file: 'src/expand.ts',
      find: 'return value || fallback',
      replace: 'return value ?? fallback',
    },
  ],
  catches: ['table'],
})
