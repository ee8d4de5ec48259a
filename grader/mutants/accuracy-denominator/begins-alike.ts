import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'accuracy-denominator',
  title: {
    en: 'A name that begins with the wanted one will do',
    zh: '名字开头对得上就算',
  },
  edits: [
    {
      file: 'src/accuracy.ts',
      find: 'wanted !== null && called.includes(wanted)',
      replace: 'wanted !== null && called.some(name => name.startsWith(wanted))',
    },
  ],
  catches: ['denominator'],
})
