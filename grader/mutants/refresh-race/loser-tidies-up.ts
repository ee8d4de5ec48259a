import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'A refused refresh token is removed from the store',
    zh: '被拒的 refresh token 从存储里删掉',
  },
  edits: [
    {
      file: 'src/refresh.ts',
      find: `      const winner = await shelf.load(resource)
      if (winner && winner.accessToken !== used.accessToken) return winner
`,
      replace: '',
    },
    {
      file: 'src/refresh.ts',
      find: '      refused.add(refreshToken)',
      replace: `      refused.add(refreshToken)
      const { refreshToken: _, ...rest } = kept
      await shelf.save(resource, rest)`,
    },
  ],
  catches: ['losing-refresh'],
})
