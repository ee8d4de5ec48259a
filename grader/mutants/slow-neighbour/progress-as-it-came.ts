import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'slow-neighbour',
  title: {
    en: 'The caller gets the parameters of the notification as they came',
    zh: '通知的参数原样交给调用方',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: '          onProgress?.(progressOf(params))',
      replace: '          onProgress?.(params as unknown as Progress)',
    },
  ],
  catches: ['progress-events'],
})
