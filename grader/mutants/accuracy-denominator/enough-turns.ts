import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'accuracy-denominator',
  title: {
    en: 'Twenty turns are enough, whatever was said in them',
    zh: '够二十轮就行，不管聊了什么',
  },
  edits: [
    {
      file: 'src/accuracy.ts',
      find: 'needed === 0 || needed < minimum',
      replace: 'needed === 0 || turns.length < minimum',
    },
  ],
  catches: ['too-few', 'said'],
})
