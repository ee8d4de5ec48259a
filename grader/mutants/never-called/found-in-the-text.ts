import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'never-called',
  title: {
    en: 'A name that is in the body was sent',
    zh: '请求体里有这个名字，就是送出去了',
  },
  edits: [
    {
      file: 'src/never-called.ts',
      find: 'byTheRequest(tool.name, sent, strangers) ??',
      replace: 'byTheRequest(tool.name, requests, sent, strangers) ??',
    },
    {
      file: 'src/never-called.ts',
      find: `function byTheRequest(
  name: string,
`,
      replace: `function byTheRequest(
  name: string,
  requests: readonly string[],
`,
    },
    {
      file: 'src/never-called.ts',
      find: 'if (sent.some(names => names.includes(name))) {',
      replace: 'if (requests.some(body => body.includes(name))) {',
    },
  ],
  catches: ['not-sent', 'renamed'],
})
