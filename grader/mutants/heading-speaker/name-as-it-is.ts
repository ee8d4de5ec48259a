import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: {
    en: 'The name comes from our own configuration',
    zh: '名字是自己配置里写的，可以放心',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: 'return visible(JSON.stringify(server))',
      replace: `return \`"\${server}"\``,
    },
  ],
  catches: ['server-names'],
})
