import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'A stream ends with the result',
    zh: '流以结果结束',
  },
  edits: [
    {
      file: 'src/reply.ts',
      find: 'else if (answers(message, id)) {',
      replace: `else if ('result' in message && answers(message, id)) {`,
    },
  ],
  catches: ['error-inside'],
})
