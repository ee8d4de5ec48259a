import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'The limit is a name later',
    zh: '上限晚了一个',
  },
  edits: [
    {
      file: 'src/labels.ts',
      find: 'known.size >= MOST_NAMES',
      replace: 'known.size > MOST_NAMES',
    },
  ],
  catches: ['names-are-limited'],
})
