import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'Who says nothing about PKCE surely knows S256',
    zh: '没提 PKCE 的，想必也支持 S256',
  },
  edits: [
    {
      file: 'src/login.ts',
      find: `  if (!last.code_challenge_methods_supported?.includes('S256')) {`,
      replace: `  const methods = last.code_challenge_methods_supported ?? ['S256']
  if (!methods.includes('S256')) {`,
    },
  ],
  catches: ['promised-pkce'],
})
