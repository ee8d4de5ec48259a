import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'same-server-twice',
  title: {
    en: 'URLs are compared as they are written',
    zh: 'URL 按字面比较',
  },
  edits: [
    {
      file: 'src/signature.ts',
      find: '  return URL.canParse(url) ? new URL(url).href : url',
      replace: '  return url',
    },
  ],
  catches: ['signature'],
})
