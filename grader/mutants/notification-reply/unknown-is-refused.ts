import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'notification-reply',
  title: {
    en: 'An unknown notification is refused like an unknown method',
    zh: '不认识的通知，跟不认识的方法一样回绝',
  },
  edits: [
    {
      file: 'src/serve.ts',
      find: `    if (method !== NOTIFICATIONS.cancelled) return
`,
      replace: `    if (method !== NOTIFICATIONS.cancelled) {
      const error = { code: ERROR_CODES.methodNotFound, message: \`unknown: \${method}\` }
      return send({ jsonrpc: '2.0', id: null, error })
    }
`,
    },
  ],
  catches: ['server-silent'],
})
