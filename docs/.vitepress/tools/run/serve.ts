/**
 * The worker's end: one question at a time, one answer each. What fails is an answer too,
 * so that the page never waits for nothing.
 */
export type Reply<A> = { ok: true; value: A } | { ok: false; message: string }

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  postMessage(message: unknown): void
}

export function serve<Q, A>(answer: (question: Q) => A | Promise<A>): void {
  const scope = globalThis as unknown as WorkerScope
  scope.addEventListener('message', ({ data }: MessageEvent<Q>) => {
    void replyTo(answer, data).then(reply => scope.postMessage(reply))
  })
}

async function replyTo<Q, A>(
  answer: (question: Q) => A | Promise<A>,
  question: Q,
): Promise<Reply<A>> {
  try {
    return { ok: true, value: await answer(question) }
  } catch (cause) {
    return {
      ok: false,
      message: cause instanceof Error ? cause.message : String(cause),
    }
  }
}
