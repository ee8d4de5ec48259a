import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'spawn-storm',
  title: {
    en: 'Servers start at the same time',
    zh: '服务端同时启动',
  },
  edits: [
    {
      file: 'src/lane.ts',
      find: `    if (running === width) await new Promise<void>(resolve => waiting.push(resolve))
    else running++`,
      replace: `    running++
    void width`,
    },
  ],
  catches: ['at-most-three', 'remote-lane'],
})
