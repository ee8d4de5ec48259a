import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'foreign-origin',
  title: {
    en: 'A name that begins like ours is ours',
    zh: '开头像我们的名字，就是我们',
  },
  edits: [
    {
      file: 'src/door.ts',
      find: '/^(\\[[0-9a-f:.]+\\]|[a-z0-9._-]+)(?::\\d{1,5})?$/',
      replace: '/^(\\[[0-9a-f:.]+\\]|localhost|127\\.0\\.0\\.1|[a-z0-9._-]+)/',
    },
  ],
  catches: ['origin', 'host'],
})
