import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-collision',
  title: {
    en: 'A note is found by its beginning',
    zh: '查笔记只看开头对不对得上',
  },
  edits: [
    {
      file: 'src/notes-server.ts',
      find: 'note.toLowerCase().includes(wanted)',
      replace: 'note.toLowerCase().startsWith(wanted)',
    },
  ],
  catches: ['own-server'],
})
