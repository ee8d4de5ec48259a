import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'A broken store is an empty one',
    zh: 'store 坏了就当是空的',
  },
  symptom: {
    en: 'The store is damaged, and every tool counts as merely new.',
    zh: 'store 损坏之后，所有工具都只算作新的。',
  },
  edits: [
    {
      file: 'src/pins.ts',
      find: `  } catch {
    return undefined
  }`,
      replace: `  } catch {
    return []
  }`,
    },
  ],
  catches: ['unreadable'],
})
