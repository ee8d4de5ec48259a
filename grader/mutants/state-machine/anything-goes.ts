import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'state-machine',
  title: {
    en: 'A status is a word that can be set',
    zh: '状态就是个可以随便写的词',
  },
  edits: [
    {
      file: 'src/connection.ts',
      find: `  if (!status) throw new IllegalTransition(connection, event.type)
  const { type, ...facts } = event
  return { name: connection.name, status, ...facts } as Connection`,
      replace: `  const { type, ...facts } = event
  return { name: connection.name, status: status ?? type, ...facts } as Connection`,
    },
  ],
  catches: ['table'],
})
