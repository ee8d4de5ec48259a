import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-not-rpc',
  title: {
    en: 'Every JSON object is a message',
    zh: '凡是 JSON 对象都算消息',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `  if (!isObject(value) || value.jsonrpc !== '2.0') return false
  const { id, method, result, error } = value
  if (method !== undefined) {
    const isCall =
      typeof method === 'string' && !('result' in value || 'error' in value)
    return isCall && (isId(id) || !('id' in value))
  }
  if ('result' in value) return isObject(result) && isId(id) && !('error' in value)
  const isFailure = isObject(error) && typeof error.code === 'number'
  return isFailure && (isId(id) || id === undefined || id === null)`,
      replace: '  return isObject(value)',
    },
  ],
  catches: ['not-messages', 'log-with-matching-id'],
})
