import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: {
    en: 'The name of the parameter says which one it is',
    zh: '报出参数名，就知道是哪个',
  },
  edits: [
    {
      file: 'src/lint.ts',
      find: `    const at = path === '' ? name : \`\${path}.\${name}\``,
      replace: '    const at = name',
    },
  ],
  catches: ['parameters'],
})
