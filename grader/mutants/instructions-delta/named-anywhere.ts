import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: {
    en: 'Whoever is named in a message was announced by it',
    zh: '消息里提到谁，就是宣布过谁',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: `String.raw\`^\${OPENING}`,
      replace: `String.raw\`\${OPENING}`,
    },
    {
      file: 'src/instructions.ts',
      find: `    if (name === undefined) continue
    if (isFenceOf(name, message) || message === goneNote(name)) words.set(name, message)`,
      replace: '    if (name !== undefined) words.set(name, message)',
    },
  ],
  catches: ['retold'],
})
