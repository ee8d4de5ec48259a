import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'id-discipline',
  title: {
    en: 'An answer under the wrong type is dropped, and its call waits on',
    zh: '类型不对的响应丢掉，调用继续干等',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: `    unmatched++
    // The right id in the wrong type will never come in the right one.
    const misspelt = waiting.get(typeof id === 'string' ? Number(id) : String(id))
    misspelt?.reject(
      new RpcError(
        ERROR_CODES.invalidRequest,
        \`answer with id \${JSON.stringify(id)}: expected the id that was sent, got a \${typeof id}\`,
      ),
    )`,
      replace: '    unmatched++',
    },
  ],
  catches: ['wrong-type'],
})
