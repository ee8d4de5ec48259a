import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: { en: 'A copy is made key by key', zh: '复制就是逐个键赋值' },
  edits: [
    {
      file: 'src/describe.ts',
      find: '  return Object.fromEntries(parts)',
      replace: `  const copy: Record<string, unknown> = {}
  for (const [key, part] of parts) copy[key] = part
  return copy`,
    },
  ],
  catches: ['data'],
})
