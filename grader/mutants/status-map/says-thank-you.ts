import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'A notification gets an empty object',
    zh: '通知的响应是一个空对象',
  },
  edits: [
    {
      file: 'src/endpoint.ts',
      find: 'return new Response(null, { status: 202 })',
      replace: 'return Response.json({}, { status: 202 })',
    },
  ],
  catches: ['by-era'],
})
