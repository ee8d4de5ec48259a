import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'path-escape',
  title: {
    en: 'A path is where it says it is',
    zh: '路径写着在哪儿就在哪儿',
  },
  edits: [
    {
      file: 'src/paths.ts',
      find: '    inside = await realOf(resolve(real, decoded(path)))',
      replace: '    inside = resolve(real, decoded(path))',
    },
  ],
  catches: ['links', 'inside'],
})
