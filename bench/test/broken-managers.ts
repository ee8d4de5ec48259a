/** Managers with one thing broken in each, and the figure of a soak that tells. */

export interface Broken {
  what: string
  file: string
  find: string
  replace: string
  /** The figure that has to turn red. */
  red: string
  patienceMs?: number
}

export const BROKEN: readonly Broken[] = [
  {
    what: 'gives an answer to whoever has waited longest',
    file: 'provided/rpc.ts',
    find: 'const request = waiting.get(id as RequestId)',
    replace: 'const request = id === undefined ? id : [...waiting.values()][0]',
    red: 'it.crossed',
  },
  {
    what: 'takes an id of the wrong type for the right one',
    file: 'provided/rpc.ts',
    find: 'const request = waiting.get(id as RequestId)',
    replace: 'const request = waiting.get(Number(id))',
    red: 'it.crossed',
  },
  {
    what: 'gives up at the first line of noise',
    file: 'provided/client.ts',
    find: "if (event.type === 'noise') countNoise(event.sample)",
    replace: "if (event.type === 'noise') fail(new Error(event.sample))",
    red: 'it.lost',
    patienceMs: 2000,
  },
  {
    what: 'never says that the time is up',
    file: 'provided/rpc.ts',
    find: 'giveUp(new RequestTimeout(method, timeoutMs))',
    replace: 'void RequestTimeout',
    red: 'it.settled',
    patienceMs: 1000,
  },
  {
    what: 'calls once more after a timeout',
    file: 'provided/client.ts',
    find: 'const result = await rpc.request(METHODS.callTool, params, patience)',
    replace: `const ask = () => rpc.request(METHODS.callTool, params, patience)
    const result = await ask().catch(ask)`,
    red: 'it.doubled',
  },
  {
    what: 'goes on listening to the signal of a call that is over',
    file: 'provided/rpc.ts',
    find: "signal?.removeEventListener('abort', abort)",
    replace: '',
    red: 'it.listeners',
  },
  {
    what: 'lets the timer of each call run',
    file: 'provided/rpc.ts',
    find: `waiting.delete(id)
        clearTimeout(timer)`,
    replace: 'waiting.delete(id)',
    red: 'it.handles',
  },
  {
    what: 'leaves its servers running when it closes',
    file: 'src/member.ts',
    find: 'await ending?.close()',
    replace: 'void ending',
    red: 'it.handles',
  },
  {
    what: 'does not see that a server is gone',
    file: 'src/member.ts',
    find: 'if (link !== from) return\n    forget()',
    replace: 'if (link) return\n    forget()',
    red: 'it.revived',
    patienceMs: 2000,
  },
]
