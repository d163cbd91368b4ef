import { Effect, Semaphore } from "effect"

// What stands in for `thread/soloThread.ts` of the service: a worker of the browser is the thread.

/** How a thread is bounded: how many milliseconds a piece of work may take. */
export interface ThreadBounds {
  readonly patience: { readonly atWork: number }
}

/** Work was not done: it took too long, or went wrong. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded"
}

/** Work that a worker does, one piece at a time, each in a worker of its own. */
export const soloThread = <Message, Answer>(program: URL, { patience }: ThreadBounds) => {
  const oneAtATime = Semaphore.makeUnsafe(1)

  const doneBy = (thread: Worker, message: Message) =>
    new Promise<Answer>((resolve, reject) => {
      setTimeout(reject, patience.atWork, "It took too long.")
      thread.onmessage = ({ data }) => resolve(data)
      thread.onerror = ({ message }) => reject(message)
      thread.postMessage(message)
    })

  const thread = Effect.acquireRelease(
    Effect.sync(() => new Worker(program, { type: "module" })),
    (begun) => Effect.sync(() => begun.terminate())
  )
  return (message: Message): Effect.Effect<Answer, ThreadEnded> =>
    thread.pipe(
      Effect.flatMap((begun) =>
        Effect.tryPromise({
          try: () => doneBy(begun, message),
          catch: (cause) => new ThreadEnded("The work was not done", { cause })
        })
      ),
      Effect.scoped,
      oneAtATime.withPermit
    )
}
