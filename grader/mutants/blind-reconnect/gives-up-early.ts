import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'blind-reconnect',
  title: {
    en: 'The experiment gives up after three attempts',
    zh: '破坏实验试三次就放弃',
  },
  edits: [
    {
      file: 'break/blind-reconnect.ts',
      find: `for (;;) {
    try {
      return await connect()
    } catch {`,
      replace: `for (let attempt = 1; ; attempt++) {
    try {
      return await connect()
    } catch (cause) {
      if (attempt === 3) throw cause`,
    },
  ],
  catches: ['hit'],
})
