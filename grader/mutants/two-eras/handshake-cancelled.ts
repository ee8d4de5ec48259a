import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'Whatever takes too long is cancelled, the handshake too',
    zh: '什么超时都取消，握手也不例外',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: `        // The specification forbids cancelling a handshake.
        if (method !== METHODS.initialize) send(cancellation(id, error.message))`,
      replace: '        send(cancellation(id, error.message))',
    },
  ],
  catches: ['silence-falls-back'],
})
