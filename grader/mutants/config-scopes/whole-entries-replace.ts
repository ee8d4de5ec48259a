import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'config-scopes',
  title: {
    en: 'The stronger entry replaces the weaker one',
    zh: '强的一条整个替换弱的一条',
  },
  edits: [
    {
      file: 'src/config.ts',
      find: '  const raw = merged(said.map(statement => statement.raw))',
      replace: '  const raw = merged(said.slice(0, 1).map(statement => statement.raw))',
    },
  ],
  catches: ['merge-fields'],
})
