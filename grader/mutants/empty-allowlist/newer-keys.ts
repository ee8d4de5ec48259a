import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'empty-allowlist',
  title: {
    en: 'An unknown key is from a newer version, and can wait',
    zh: '不认识的键来自新版本，可以先不管',
  },
  edits: [
    {
      file: 'src/policy-file.ts',
      find: `    return [{ key, message: \`expected one of \${Object.keys(known).join(', ')}\` }]`,
      replace: '    return []',
    },
  ],
  catches: ['fault-closes'],
})
