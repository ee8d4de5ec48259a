import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'underscore-split',
  title: {
    en: 'Every name can be taken apart at the double underscore',
    zh: '任何名字都能从双下划线处拆开',
  },
  edits: [
    {
      file: 'src/naming.ts',
      find: `  const isPlain = prefix === PREFIX && JOINABLE.test(server) && JOINABLE.test(tool)
  return isPlain && more.length === 0 ? { server, tool } : undefined`,
      replace: `  if (prefix !== PREFIX) return undefined
  return { server, tool: [tool, ...more].join(SEPARATOR) }`,
    },
  ],
  catches: ['never-wrong'],
})
