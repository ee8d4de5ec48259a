import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: 'Progress is passed on, and the limit goes on as if nothing had come',
    zh: '进度转达了，时限却照走不误',
  },
  edits: [
    {
      file: 'src/sender.ts',
      find: 'message => onMessage?.(message, restart)',
      replace: 'message => onMessage?.(message, () => undefined)',
    },
  ],
  catches: ['reaches-the-call'],
})
