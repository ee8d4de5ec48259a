import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'Metadata has well-known places, so the header is not needed',
    zh: '元数据有 well-known 位置，响应头用不上',
  },
  edits: [
    {
      file: 'src/login.ts',
      find: 'await findResource(url, challenge.resource_metadata, asking.get)',
      replace: 'await findResource(url, undefined, asking.get)',
    },
  ],
  catches: ['where-to-ask'],
})
