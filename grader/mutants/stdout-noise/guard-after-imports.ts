import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stdout-noise',
  title: {
    en: 'Stdout is claimed after the other modules have run',
    zh: '其他模块都跑完了才占住 stdout',
  },
  edits: [
    {
      file: 'src/server.ts',
      find: `import './stdout.ts'
import { realpathSync } from 'node:fs'`,
      replace: `import { realpathSync } from 'node:fs'`,
    },
    {
      file: 'src/server.ts',
      find: `import { tools } from './tools.ts'`,
      replace: `import { tools } from './tools.ts'
import './stdout.ts'`,
    },
  ],
  catches: ['server-console'],
})
