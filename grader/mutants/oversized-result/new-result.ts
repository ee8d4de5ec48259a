import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: { en: 'The result is made of its content', zh: '结果就是它的 content' },
  edits: [
    {
      file: 'src/truncate.ts',
      find: '    result: { ...rest, content, ...(keepsData && { structuredContent }) },',
      replace: '    result: { content, ...(keepsData && { structuredContent }) },',
    },
    {
      file: 'src/truncate.ts',
      find: '  const { structuredContent, ...rest } = result',
      replace: '  const { structuredContent } = result',
    },
  ],
  catches: ['both-ends', 'half-json'],
})
