import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-recall',
  title: {
    en: 'Something is better than nothing',
    zh: '有总比没有强',
  },
  edits: [
    {
      file: 'src/search.ts',
      find: '      if (score > 0) found.push({ name, score })',
      replace: '      found.push({ name, score })',
    },
  ],
  catches: ['nothing'],
})
