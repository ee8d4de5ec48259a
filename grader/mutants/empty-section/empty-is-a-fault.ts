import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'empty-section',
  title: {
    en: 'A section without servers is a mistake',
    zh: '没有服务端的一节一定是写错了',
  },
  edits: [
    {
      file: 'src/parse.ts',
      find: '  if (isObject(section)) return { section }',
      replace:
        '  if (isObject(section) && Object.keys(section).length > 0) return { section }',
    },
  ],
  catches: ['empty-object'],
})
