import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'state-machine',
  title: {
    en: 'Who declares tools has some',
    zh: '声明了 tools 就总有几个',
  },
  edits: [
    {
      file: 'src/member.ts',
      find: '    if (link === from && !list?.tools.length)',
      replace: '    if (link === from && !list)',
    },
  ],
  catches: ['connected-empty'],
})
