import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'state-machine',
  title: {
    en: 'A call to a server that is not there says so, and no more',
    zh: '调用不在的服务端，只说不在',
  },
  edits: [
    {
      file: 'src/unavailable.ts',
      find: `    const reason = 'reason' in facts ? facts.reason : undefined`,
      replace: `    const reason = undefined as string | undefined
    void facts`,
    },
  ],
  catches: ['calls-fail-fast', 'disable'],
})
