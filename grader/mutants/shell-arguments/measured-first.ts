import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'shell-arguments',
  title: {
    en: 'The text is measured before anybody looks at it',
    zh: '先量文本有多长，再看内容',
  },
  edits: [
    {
      file: 'src/shape.ts',
      find: `  let left = limits.characters
`,
      replace: `  let left = limits.characters
  const { length } = JSON.stringify(args)
  if (length > left) return \`arguments: expected at most \${left} characters\`
`,
    },
  ],
  catches: ['hostile-shapes'],
})
