import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'A broken store is an empty one',
    zh: 'store 坏了就当是空的',
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
