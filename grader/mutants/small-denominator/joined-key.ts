import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'Server and tool are joined by a slash',
    zh: '服务端和工具用斜杠连成一个键',
  },
  edits: [
    {
      file: 'src/breaker.ts',
      find: '    const key = JSON.stringify([server, tool])',
      replace: '    const key = `${server}/${tool}`',
    },
  ],
  catches: ['opens'],
})
