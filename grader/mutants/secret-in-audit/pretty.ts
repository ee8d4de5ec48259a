import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'secret-in-audit',
  title: {
    en: 'A record is written so that people can read it',
    zh: '记录写得让人好读',
  },
  edits: [
    {
      file: 'src/audit.ts',
      find: 'write(JSON.stringify({ at: clock.now(), ...(redacted(all) as object) }))',
      replace:
        'write(JSON.stringify({ at: clock.now(), ...(redacted(all) as object) }, null, 2))',
    },
  ],
  catches: ['one-line'],
})
