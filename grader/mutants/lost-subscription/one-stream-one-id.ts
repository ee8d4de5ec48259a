import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'A stream tells by itself whose it is',
    zh: '流是谁的，看流就知道',
  },
  edits: [
    {
      file: 'src/subscriptions.ts',
      find: `  function tell({ id, stream }: Listener, method: string, params: object = {}): void {
    const _meta = { [META.subscriptionId]: id }
    stream.send({ jsonrpc: '2.0', method, params: { ...params, _meta } })
`,
      replace: `  function tell({ stream }: Listener, method: string, params: object = {}): void {
    stream.send({ jsonrpc: '2.0', method, params: { ...params } })
`,
    },
  ],
  catches: ['served'],
})
