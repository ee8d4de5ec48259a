import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'A result is complete unless it says otherwise',
    zh: '结果没说就是完整的',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `    return { resultType: 'complete', ...result, _meta: { [META.serverInfo]: info } }`,
      replace: '    return { ...result, _meta: { [META.serverInfo]: info } }',
    },
  ],
  catches: ['server-discover', 'server-results'],
})
