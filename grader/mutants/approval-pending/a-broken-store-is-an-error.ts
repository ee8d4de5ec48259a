import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'approval-pending',
  title: {
    en: 'A store that cannot be read is an error, for whoever asks',
    zh: 'store 读不了就报错，谁问谁知道',
  },
  edits: [
    {
      file: 'src/approval.ts',
      find: `  } catch {
    return []
  }`,
      replace: `  } catch (cause) {
    throw new Error('approvals cannot be read', { cause })
  }`,
    },
  ],
  catches: ['unreadable'],
})
