import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'sorted-evidence',
  title: {
    en: 'The names are hashed one after the other',
    zh: '名字一个接一个连起来取哈希',
  },
  edits: [
    {
      file: 'src/order.ts',
      find: 'JSON.stringify(blocks.map(({ name }) => name))',
      replace: "blocks.map(({ name }) => name).join('')",
    },
  ],
  catches: ['hashes'],
})
