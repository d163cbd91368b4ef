import { Effect, Semaphore } from "effect"

// What stands in for `thread/soloThread.ts` of the service: a worker of the browser is the thread.

/** How a thread is bounded: how many milliseconds a piece of work may take, and how long the thread waits for another. */
export interface ThreadBounds {
  readonly patience: { readonly atWork: number; readonly idle: number }
}

/** Work was not done: it took too long, or went wrong. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded"
}

/** Work that a worker does, one piece at a time; it ends when none has come for a while, and with what goes wrong. */
export const soloThread = <Message, Answer>(program: URL, { patience }: ThreadBounds) => {
  const oneAtATime = Semaphore.makeUnsafe(1)
  let ready: Worker | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  const leave = () => {
    ready?.terminate()
    ready = undefined
  }

  const doneBy = (thread: Worker, message: Message, signal: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      clearTimeout(leaving)
      const end = (why: unknown) => {
        clearTimeout(tooLong)
        leave()
        reject(new ThreadEnded("The work was not done", { cause: why }))
      }
      const tooLong = setTimeout(end, patience.atWork, "It took too long.")
      signal.onabort = end
      thread.onerror = end
      thread.onmessage = ({ data }) => {
        clearTimeout(tooLong)
        leaving = setTimeout(leave, patience.idle)
        resolve(data)
      }
      thread.postMessage(message)
    })

  return (message: Message): Effect.Effect<Answer, ThreadEnded> =>
    Effect.tryPromise({
      try: (signal) => {
        ready ??= new Worker(program, { type: "module" })
        return doneBy(ready, message, signal)
      },
      catch: (ended) => ended as ThreadEnded
    }).pipe(oneAtATime.withPermit)
}
