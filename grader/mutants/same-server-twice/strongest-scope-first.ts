import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'same-server-twice',
  title: {
    en: 'A plugin stands where its scope stands',
    zh: '插件按它的作用域排位',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: `['enterprise', 'local', 'project', 'user', 'dynamic'].indexOf(scope)`,
      replace: `['enterprise', 'dynamic', 'local', 'project', 'user'].indexOf(scope)`,
    },
  ],
  catches: ['explicit-wins'],
})
