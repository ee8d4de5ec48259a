import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'minimal-environment',
  title: {
    en: 'A common variable is known by how it begins',
    zh: '看开头就知道是不是常用变量',
  },
  edits: [
    {
      file: 'src/environment.ts',
      find: "  return INHERITED.has(name) || name.startsWith('LC_')",
      replace: "  return ['LC_', ...INHERITED].some(common => name.startsWith(common))",
    },
  ],
  catches: ['no-more', 'real-child'],
})
