import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'One verifier serves every login',
    zh: '所有登录共用一个 verifier',
  },
  edits: [
    {
      file: 'src/code-flow.ts',
      find: 'const [state, verifier] = [random(), random()]',
      replace: 'const [state, verifier] = [random(), VERIFIER]',
    },
    {
      file: 'src/code-flow.ts',
      find: 'export async function askUser(',
      replace: `const VERIFIER = random()

export async function askUser(`,
    },
  ],
  catches: ['promised-pkce'],
})
