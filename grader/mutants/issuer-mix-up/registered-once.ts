import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'A host registers once',
    zh: '宿主注册一次就够了',
  },
  edits: [
    {
      file: 'src/registration.ts',
      find: `\`client \${server.issuer} \${identity.redirectUri}\``,
      replace: `\`client \${identity.redirectUri}\``,
    },
  ],
  catches: ['own-credentials'],
})
