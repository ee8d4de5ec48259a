import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'input-required',
  title: {
    en: 'This client knows how to be asked',
    zh: '这个客户端懂得被提问',
  },
  edits: [
    {
      file: 'src/http-client.ts',
      find: 'options.answer ? { elicitation: {} } : {}',
      replace: '{ elicitation: {} }',
    },
  ],
  catches: ['no-policy'],
})
