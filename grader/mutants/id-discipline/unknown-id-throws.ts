import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'id-discipline',
  title: {
    en: 'Whatever is answered has been asked',
    zh: '有响应，就一定有人问过',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: `    const request = waiting.get(id as RequestId)
    if (request) {
      if ('result' in response) request.resolve(response.result)
      else request.reject(toRpcError(response.error))
      return
    }
    unmatched++
    // The right id in the wrong type will never come in the right one.
    const misspelt = waiting.get(typeof id === 'string' ? Number(id) : String(id))
    misspelt?.reject(
      new RpcError(
        ERROR_CODES.invalidRequest,
        \`answer with id \${JSON.stringify(id)}: expected the id that was sent, got a \${typeof id}\`,
      ),
    )`,
      replace: `    const request = waiting.get(id as RequestId) as Pending
    if ('result' in response) request.resolve(response.result)
    else request.reject(toRpcError(response.error))`,
    },
  ],
  catches: ['wrong-type', 'idless-error', 'duplicate-answer', 'late-answer'],
})
