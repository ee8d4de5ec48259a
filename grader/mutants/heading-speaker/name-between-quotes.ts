import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: {
    en: 'A name is a name, quotes around it are enough',
    zh: '名字就是名字，两边加上引号就够了',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: 'return visible(JSON.stringify(server))',
      replace: `return visible(\`"\${server}"\`)`,
    },
  ],
  catches: ['server-names'],
})
