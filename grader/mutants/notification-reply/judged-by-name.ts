import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'notification-reply',
  title: {
    en: 'What is a notification is told by its name',
    zh: '是不是通知，看名字就知道',
  },
  edits: [
    {
      file: 'src/serve.ts',
      find: `      else if ('id' in event.message) void handle(event.message)
      else notice(event.message)`,
      replace: `      else if (event.message.method.startsWith('notifications/')) notice(event.message)
      else void handle(event.message as JsonRpcRequest)`,
    },
  ],
  catches: ['server-silent'],
})
