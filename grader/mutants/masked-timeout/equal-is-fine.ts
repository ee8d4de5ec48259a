import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: 'Only an inner limit that is greater is refused',
    zh: '只拒绝内层大于外层的，相等就放过',
  },
  edits: [
    {
      file: 'src/timeouts.ts',
      find: 'if (inner.ms >= outer.ms) {',
      replace: 'if (inner.ms > outer.ms) {',
    },
  ],
  catches: ['cannot-work'],
})
