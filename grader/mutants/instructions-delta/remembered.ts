import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: {
    en: 'The announcer knows what it has announced',
    zh: '宣布过什么，宣布者自己记着',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: `  return { system: () => system, announce }
}

function announce(
  servers: readonly Speaker[],
  transcript: readonly string[],
): string[] {
  const known = lastWords(transcript)
`,
      replace: `  const heard: string[] = []
  return {
    system: () => system,
    announce(servers) {
      const added = announce(servers, heard)
      heard.push(...added)
      return added
    },
  }
}

function announce(
  servers: readonly Speaker[],
  transcript: readonly string[],
): string[] {
  const known = lastWords(transcript)
`,
    },
  ],
  catches: ['new-conversation', 'retold', 'any-order'],
})
