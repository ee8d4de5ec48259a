import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'list-changed-race',
  title: {
    en: 'Every listing is a change',
    zh: '每列一次都算有变化',
  },
  edits: [
    {
      file: 'src/tool-list.ts',
      find: '    const isNew = (name: string) => before.get(name) !== after.get(name)',
      replace: '    const isNew = () => true',
    },
  ],
  catches: ['delta'],
})
