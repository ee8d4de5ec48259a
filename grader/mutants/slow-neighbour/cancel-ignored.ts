import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'slow-neighbour',
  title: {
    en: 'A cancellation is a notification, and those can be ignored',
    zh: '取消是个通知，通知可以不理',
  },
  edits: [
    {
      file: 'src/serve.ts',
      find: `  function notice({ method, params }: JsonRpcNotification): void {
    if (method !== NOTIFICATIONS.cancelled) return
    running.get(params?.requestId as RequestId)?.cancel()
  }`,
      replace: `  function notice({ method }: JsonRpcNotification): void {
    console.error('ignored:', method)
  }`,
    },
  ],
  catches: ['server-cancel'],
})
