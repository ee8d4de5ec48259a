import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-feature',
  title: {
    en: 'A re-export is where it ends',
    zh: '到再导出就为止',
  },
  edits: [
    {
      file: 'src/reachability.ts',
      find: '  for (const next of [module.forwards.get(name), imported]) {',
      replace: '  for (const next of [imported]) {',
    },
  ],
  catches: ['real-uses'],
})
