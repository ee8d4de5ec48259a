import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'leaky-log',
  title: {
    en: 'The error tells the user what the server said',
    zh: '服务端说了什么，错误里就写什么',
  },
  edits: [
    {
      file: 'src/token-request.ts',
      find: `  return isWord ? code : \`\${status}\``,
      replace: `  return answer?.error_description ?? (isWord ? code : \`\${status}\`)`,
    },
  ],
  catches: ['echoing-server'],
})
