import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'transport-seam',
  title: {
    en: 'Without a process there is nothing to stop',
    zh: '没有进程，也就没什么要停的',
  },
  edits: [
    {
      file: 'src/memory-link.ts',
      find: `        if (isCut) return
`,
      replace: '',
    },
    {
      file: 'src/memory-link.ts',
      find: `    async close() {
      end(new Error(\`\${name} is closed\`))
    },
`,
      replace: `    async close() {
      lose(new Error(\`\${name} is closed\`))
    },
`,
    },
  ],
  catches: ['after-close'],
})
