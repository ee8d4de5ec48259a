import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversized-result',
  title: { en: 'A block that nobody knows is an error', zh: '不认识的块就报错' },
  edits: [
    {
      file: 'src/result-parts.ts',
      find: '  return (isObject(block) && known(block as Content)) || unknown(block)',
      replace: `  const part = isObject(block) && known(block as Content)
  if (part) return part
  throw new TypeError(\`expected a kind of block, got \${JSON.stringify(block).slice(0, 80)}\`)`,
    },
  ],
  catches: ['images'],
})
