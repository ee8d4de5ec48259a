import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'config-scopes',
  title: {
    en: 'The stronger scope decides, also over the switch',
    zh: '谁的作用域强谁说了算，开关也一样',
  },
  edits: [
    {
      file: 'src/config.ts',
      find: `  return decided ?? (by('project') || by('user') || false)`,
      replace: `  return decided ?? by('project') ?? by('user') ?? false`,
    },
  ],
  catches: ['disabled-rules'],
})
