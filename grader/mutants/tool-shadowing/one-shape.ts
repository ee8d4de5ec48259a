import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-shadowing',
  title: {
    en: 'Names are compared as they were typed',
    zh: '名字按输入的样子比较',
  },
  edits: [
    {
      file: 'src/look-alikes.ts',
      find: `name.normalize('NFKC').replace`,
      replace: 'name.replace',
    },
  ],
  catches: ['look-alikes'],
})
