import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stderr-stall',
  title: {
    en: 'Whatever stands on stderr is a failure',
    zh: 'stderr 上有东西就算失败',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `    return {
      state,
      health`,
      replace: `    return {
      state: child.stderrTail === '' ? state : 'failed',
      health`,
    },
  ],
  catches: ['client-drains'],
})
