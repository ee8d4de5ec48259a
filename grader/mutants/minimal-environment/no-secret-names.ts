import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'minimal-environment',
  title: {
    en: 'What has no secret in its name is harmless',
    zh: '名字里没有密钥字样就无害',
  },
  edits: [
    {
      file: 'src/environment.ts',
      find: "  return INHERITED.has(name) || name.startsWith('LC_')",
      replace:
        '  return INHERITED.has(name) || !/SECRET|TOKEN|KEY|PASSWORD/i.test(name)',
    },
  ],
  catches: ['no-more', 'real-child'],
})
