import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'split-utf8',
  title: {
    en: 'setEncoding keeps characters whole and hides the broken ones',
    zh: 'setEncoding 保住了字符，也盖住了坏字节',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `  child.stdout.on('data', (chunk: Uint8Array) => decoder.push(chunk).forEach(receive))`,
      replace: `  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    decoder.push(Buffer.from(text)).forEach(receive)
  })`,
    },
  ],
  catches: ['invalid-utf8'],
})
