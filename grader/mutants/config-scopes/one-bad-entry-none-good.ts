import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'config-scopes',
  title: {
    en: 'A file with a faulty entry is a faulty file',
    zh: '文件里有一条写错，整个文件就不要了',
  },
  edits: [
    {
      file: 'src/parse.ts',
      find: `  return { entries, problems }
}

// #region empty-section`,
      replace: `  if (problems.length > 0) entries.clear()
  return { entries, problems }
}

// #region empty-section`,
    },
  ],
  catches: ['bad-entry'],
})
