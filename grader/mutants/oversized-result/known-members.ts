import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: {
    en: 'A result has the members of the specification',
    zh: '结果只有规范里那几个成员',
  },
  edits: [
    {
      file: 'src/truncate.ts',
      find: '    return { result: { ...result, content: parts.map(contentOf) } }',
      replace: `    const { isError = false } = result
    return { result: { isError, content: parts.map(contentOf) } }`,
    },
  ],
  catches: ['fits'],
})
