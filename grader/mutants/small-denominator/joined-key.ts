import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'Server and tool are joined by a slash',
    zh: '服务端和工具用斜杠连成一个键',
  },
  symptom: {
    en: '`a/b` has trouble with `c`, and tool `b/c` of server `a` is refused.',
    zh: '`a/b` 的 `c` 出了问题，服务端 `a` 的工具 `b/c` 也被拒绝。',
  },
  edits: [
    {
      file: 'src/breaker.ts',
      find: '    const key = JSON.stringify([server, tool])',
      replace: "    const key = [server, tool].join('/')",
    },
  ],
  catches: ['opens'],
})
