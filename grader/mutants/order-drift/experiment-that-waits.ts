import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'order-drift',
  title: {
    en: 'The experiment waits for every server before it begins',
    zh: '破坏实验等所有服务端都到齐才开始',
  },
  edits: [
    {
      file: 'break/order-drift.ts',
      find: `  const tools: Tool[] = []
  await Promise.all(
    listings.map(async listing => {
      tools.push(...(await listing))
    }),
  )
  return tools`,
      replace: '  return (await Promise.all(listings)).flat()',
    },
  ],
  catches: ['hit'],
})
