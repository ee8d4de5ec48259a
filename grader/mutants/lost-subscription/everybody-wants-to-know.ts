import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'A change is of interest to whoever listens',
    zh: '有变更，监听的人都想知道',
  },
  edits: [
    {
      file: 'src/subscriptions.ts',
      find: 'if (listener.wantsTools) tell(listener, NOTIFICATIONS.toolsListChanged)',
      replace: 'tell(listener, NOTIFICATIONS.toolsListChanged)',
    },
  ],
  catches: ['served'],
})
