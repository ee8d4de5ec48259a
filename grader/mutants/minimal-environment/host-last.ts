import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'minimal-environment',
  title: {
    en: 'The variables of the host come last',
    zh: '宿主的变量放在最后',
  },
  edits: [
    {
      file: 'src/environment.ts',
      find: '  const all = [...inherited, ...Object.entries(given)]',
      replace: '  const all = [...Object.entries(given), ...inherited]',
    },
  ],
  catches: ['given-wins'],
})
