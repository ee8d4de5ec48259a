import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'Any success closes it',
    zh: '只要有一次成功就关闭',
  },
  symptom: {
    en: 'A call from before it opened ends well, and that closes it.',
    zh: '打开之前发出的调用成功返回，断路器就被它关上了。',
  },
  edits: [
    {
      file: 'src/breaker.ts',
      find: `      const value = await work(new AbortController().signal)
      count(false)`,
      replace: `      const value = await work(new AbortController().signal)
      if (circuit.state === 'closed') count(false)
      else close(circuit)`,
    },
  ],
  catches: ['one-probe'],
})
