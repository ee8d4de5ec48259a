import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'underscore-split',
  title: {
    en: 'The server is called by the cleaned name of its tool',
    zh: '按清洗过的名字去调用服务端的工具',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: '    return link.callTool(address.tool, args, {',
      replace: `    return link.callTool(address.tool.replace(/_+/g, '_'), args, {`,
    },
  ],
  catches: ['original-on-the-wire'],
})
