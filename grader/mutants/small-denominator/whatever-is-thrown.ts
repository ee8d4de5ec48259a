import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'Whatever is thrown is a failure',
    zh: '凡是抛出来的都算失败',
  },
  symptom: {
    en: 'A dozen answers that are errors of the protocol open it.',
    zh: '十几个协议错误的响应就把它打开了。',
  },
  edits: [
    {
      file: 'src/breaker.ts',
      find: `      if (isTransportFailure(cause)) count(true)
      else if (isAnswer(cause)) count(false)
`,
      replace: `      count(true)
`,
    },
  ],
  catches: ['what-counts'],
})
