import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-is-not-identity',
  title: {
    en: 'The folder of a process does not matter',
    zh: '进程在哪个目录里都一样',
  },
  edits: [
    {
      file: 'src/server-rules.ts',
      find: `if (config.type !== 'stdio' || config.cwd !== undefined) return false`,
      replace: `if (config.type !== 'stdio') return false`,
    },
  ],
  catches: ['what-else-it-brings'],
})
