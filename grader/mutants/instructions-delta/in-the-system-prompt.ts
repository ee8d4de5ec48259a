import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: {
    en: 'A model listens to the system prompt, so it is there too',
    zh: '模型最听 system prompt 的，那里也写一份',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: '  return { system: () => system, announce }',
      replace: `  let prompt = system
  return {
    system: () => prompt,
    announce(servers, transcript) {
      const added = announce(servers, transcript)
      prompt = [prompt, ...added].join('\\n\\n')
      return added
    },
  }`,
    },
  ],
  catches: ['system-prompt'],
})
