import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'notification-reply',
  title: {
    en: 'The client says which notifications it does not know',
    zh: '客户端告诉对方：这个通知我不认识',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: '    else for (const listener of listeners) listener(message)',
      replace: `    else {
      const text = \`not offered: \${message.method}\`
      send({ jsonrpc: '2.0', error: { code: ERROR_CODES.methodNotFound, message: text } })
    }`,
    },
  ],
  catches: ['client-silent'],
})
