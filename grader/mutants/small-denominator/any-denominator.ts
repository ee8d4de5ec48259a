import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'A rate is a rate, over however few calls',
    zh: '比率就是比率，几次调用都算',
  },
  symptom: {
    en: 'Two failures of two calls, and the tool is taken away.',
    zh: '两次调用失败两次，工具就被停用了。',
  },
  edits: [
    {
      file: 'src/circuit.ts',
      find: '(calls >= minimum && failures / calls >= rate)',
      replace: '(calls > 0 && failures / calls >= rate)',
    },
  ],
  catches: ['too-few', 'opens', 'what-counts', 'one-probe', 'reopens'],
})
