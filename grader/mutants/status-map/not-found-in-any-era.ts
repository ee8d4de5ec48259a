import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'An unknown method is 404 in any era',
    zh: '未知方法在哪一代都是 404',
  },
  edits: [
    {
      file: 'src/endpoint.ts',
      find: 'if (!stream) return new Response(textOf(reply), { headers: JSON_TYPE })',
      replace: `if (!stream) return Response.json(reply, { status: 'error' in reply && reply.error.code === -32601 ? 404 : 200 })`,
    },
  ],
  catches: ['by-era'],
})
