import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'Any success closes it',
    zh: '只要有一次成功就关闭',
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
