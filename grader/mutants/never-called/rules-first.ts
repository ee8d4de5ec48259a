import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'never-called',
  title: {
    en: 'A tool that is denied needs no other reason',
    zh: '被拒绝了，就不用再找别的原因',
  },
  edits: [
    {
      file: 'src/never-called.ts',
      find: `      ...(byTheRequest(tool.name, sent, strangers) ??
        byRule(tool.name, decisions) ??`,
      replace: `      ...(byRule(tool.name, decisions) ??
        byTheRequest(tool.name, sent, strangers) ??`,
    },
  ],
  catches: ['first-cause'],
})
