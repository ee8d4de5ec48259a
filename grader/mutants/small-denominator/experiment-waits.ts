import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'The experiment waits for ten calls',
    zh: '破坏实验等满十次才判断',
  },
  symptom: {
    en: 'The experiment does not open after two failures of two.',
    zh: '两次失败两次之后，破坏实验并没有打开。',
  },
  edits: [
    {
      file: 'break/small-denominator.ts',
      find: '    isOpen: () => calls > 0 && failures / calls >= 0.5,',
      replace: '    isOpen: () => calls >= 10 && failures / calls >= 0.5,',
    },
  ],
  catches: ['hit'],
})
