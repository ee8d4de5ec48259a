import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stable-set',
  title: {
    en: 'Whatever is new breaks the prefix',
    zh: '凡是新的都会破坏前缀',
  },
  edits: [
    {
      file: 'src/tool-set.ts',
      find: `    const brokenAt = kept.findIndex((block, at) => textOf(block) !== textOf(sent[at]))
    sent = [...kept, ...added]
`,
      replace: `    const before = sent
    sent = [...kept, ...added]
    const brokenAt = sent.findIndex((block, at) => textOf(block) !== textOf(before[at]))
`,
    },
  ],
  catches: ['appended'],
})
