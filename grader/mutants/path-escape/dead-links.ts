import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'path-escape',
  title: {
    en: 'A link to nothing leads nowhere',
    zh: '断掉的链接哪儿也通不到',
  },
  edits: [
    {
      file: 'src/paths.ts',
      find: "  return ifThere(readlink(path), 'EINVAL')",
      replace: `  const reached = ifThere(realpath(path))
  return reached.then(real => real && ifThere(readlink(path), 'EINVAL'))`,
    },
  ],
  catches: ['links'],
})
