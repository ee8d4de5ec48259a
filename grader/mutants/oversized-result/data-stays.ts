import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: {
    en: 'structuredContent is for programs, and stays',
    zh: 'structuredContent 是给程序看的，留着',
  },
  edits: [
    {
      file: 'src/truncate.ts',
      find: '  const keepsData = data.some(part => wholes.has(part))',
      replace: '  const keepsData = data.length > 0',
    },
  ],
  catches: ['half-json'],
})
