import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: {
    en: 'Only a heading or a speaker can be mistaken for one',
    zh: '只有标题和说话人才会被认错',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: 'const lines = text.split(LINE_END).map(line => BAR + visible(line))',
      replace: `const lines = text.split(LINE_END).map(line => visible(line.replace(RISKY, \`\${BAR}$&\`)))`,
    },
    {
      file: 'src/instructions.ts',
      find: '/** All that ends a line for',
      replace: `/** What a conversation is made of. */
const RISKY = /^\\s*(?:#+ |user:|assistant:|system:|\\(end)/i

/** All that ends a line for`,
    },
    {
      file: 'src/instructions.ts',
      find: `  const isHeld = lines.every(line => line.startsWith(BAR))
`,
      replace: `  const isHeld = lines.length > 0
`,
    },
  ],
  catches: ['forgeries', 'own-fence', 'line-ends', 'unseen', 'server-names'],
})
