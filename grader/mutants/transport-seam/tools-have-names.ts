import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'transport-seam',
  title: {
    en: 'Every tool has a name',
    zh: '工具总有名字',
  },
  edits: [
    {
      file: 'src/listed-tools.ts',
      find: '(Array.isArray(listed) ? listed : []).filter(isNamed)',
      replace: '(Array.isArray(listed) ? listed : []) as ToolDefinition[]',
    },
  ],
  catches: ['nameless'],
})
