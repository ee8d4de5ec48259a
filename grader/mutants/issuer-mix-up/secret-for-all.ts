import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'Whoever asks for the client gets its secret',
    zh: '谁要客户端身份，就连 secret 一起给',
  },
  edits: [
    {
      file: 'src/registration.ts',
      find: '  if (clientId !== undefined && (await isOwner(server.issuer, identity, store))) {',
      replace: '  if (clientId !== undefined) {',
    },
  ],
  catches: ['own-credentials'],
})
