import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'Success has an error type as well',
    zh: '成功也带错误类型',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: '        ...(error !== undefined && { [ERROR]: error }),',
      replace: "        [ERROR]: error ?? 'none',",
    },
  ],
  catches: ['each-call', 'span-of-a-call'],
})
