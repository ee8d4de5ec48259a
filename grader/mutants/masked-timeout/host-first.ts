import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: `The host's default beats what was said for the server`,
    zh: '宿主的默认值压过了专为这个服务端定的值',
  },
  edits: [
    {
      file: 'src/timeouts.ts',
      find: 'Object.entries({ server, host })',
      replace: 'Object.entries({ host, server })',
    },
  ],
  catches: ['where-from'],
})
