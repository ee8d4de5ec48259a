import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'spawn-storm',
  title: {
    en: 'Local and remote servers share a lane',
    zh: '本地和远程共用一条道',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: '  const lanes = { stdio: createLane(local), http: createLane(remote) }',
      replace: `  const lane = createLane(Math.min(local, remote))
  const lanes = { stdio: lane, http: lane }`,
    },
  ],
  catches: ['remote-lane'],
})
