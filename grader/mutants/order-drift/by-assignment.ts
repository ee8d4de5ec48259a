import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'order-drift',
  title: {
    en: 'Keys are assigned one after the other, in their order',
    zh: '按次序把键一个个赋值进去',
  },
  edits: [
    {
      file: 'src/blocks.ts',
      find: `  // Not by assignment: a schema may have a property of the name \`__proto__\`.
  return Object.fromEntries(entries.map(([key, part]) => [key, canonical(part)])) as T`,
      replace: `  const sorted: Record<string, unknown> = {}
  for (const [key, part] of entries) sorted[key] = canonical(part)
  return sorted as T`,
    },
  ],
  catches: ['schema-keys'],
})
