import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-is-not-identity',
  title: {
    en: 'Variables are settings, and do not change what is started',
    zh: '变量只是设置，不影响启动什么',
  },
  edits: [
    {
      file: 'src/server-rules.ts',
      find: '  return !Object.keys(config.env).some(name => TURNS_THE_START.test(name))',
      replace: '  return true',
    },
  ],
  catches: ['what-else-it-brings'],
})
