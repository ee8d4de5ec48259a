import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'retry-class',
  title: {
    en: 'A list that took too long is asked for again',
    zh: '取列表超时了，就再问一遍',
  },
  edits: [
    {
      file: 'src/sender.ts',
      find: 'await authorized(request).catch(onlyBroken)',
      replace: `await authorized(request).catch(cause => {
        const isList = request.method === METHODS.listTools
        return isList ? new ConnectionBroken(cause, true) : onlyBroken(cause)
      })`,
    },
  ],
  catches: ['broken'],
})
