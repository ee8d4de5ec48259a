import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'A probe that was called off counts as failed',
    zh: '被取消的探测按失败算',
  },
  symptom: {
    en: 'A user cancels the probe, and the tool is gone for another, longer pause.',
    zh: '用户取消了探测，工具又要停更久。',
  },
  edits: [
    {
      file: 'src/breaker.ts',
      find: `      else postpone(circuit)
`,
      replace: `      else reopen(circuit)
`,
    },
    {
      file: 'src/breaker.ts',
      find: `  /** A probe that was called off says nothing: the next call is one. */
  function postpone(circuit: Circuit): void {
    circuit.untilMs = clock.now()
    move(circuit, 'open')
  }

`,
      replace: '',
    },
  ],
  catches: ['reopens'],
})
