import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'config-scopes',
  title: {
    en: 'A disabled entry is dropped before anything is merged',
    zh: '禁用的条目在合并之前就丢掉',
  },
  edits: [
    {
      file: 'src/config.ts',
      find: '    for (const [name, raw] of parsed.entries) {',
      replace: `    for (const [name, raw] of parsed.entries) {
      if (raw.disabled) continue`,
    },
  ],
  catches: ['disabled-rules'],
})
