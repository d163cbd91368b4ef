import { Worker } from "node:worker_threads"
import { Effect, Semaphore } from "effect"

/** How a thread is bounded. */
export interface ThreadBounds {
  /** How long a piece of work may take, and how long the thread waits for another one, in milliseconds. */
  readonly patience: { readonly atWork: number; readonly idle: number }
  /** After how many pieces of work another thread takes its place, for what it remembers of each. */
  readonly each: number
  /** The most megabytes that its JavaScript takes; as much as the process unless told. */
  readonly heap?: number
}

/** Work was not done: it took too long or too much memory, or went wrong. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded"
}

/**
 * Work that a thread of its own does, one piece at a time. The program is told a message, and answers with one; whatever goes
 * wrong ends it. It begins with the first piece and ends when none has come for a while: it works on what anybody may have
 * sent, so it holds up nobody, can be ended, knows no secret, and takes no more with it than what it is at.
 */
export const soloThread = <Message, Answer>(program: URL, bounds: ThreadBounds) => {
  const oneAtATime = Semaphore.makeUnsafe(1)
  let ready: Worker | undefined
  let done = 0
  let leaving: NodeJS.Timeout | undefined

  const readyThread = () => {
    if (ready) return ready
    done = 0
    const limits =
      bounds.heap === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: bounds.heap } }
    // Its end is told to whoever waits, and to nobody else.
    return new Worker(program, { env: {}, execArgv: [], ...limits }).on("error", () => {})
  }

  const leave = (thread: Worker) => {
    if (ready === thread) ready = undefined
    void thread.terminate()
  }

  const doneBy = (thread: Worker, message: Message, signal: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      clearTimeout(leaving)
      ready = undefined
      thread.ref()
      const end = (cause?: unknown) => {
        stopListening()
        void thread.terminate()
        reject(new ThreadEnded("The work was not done", { cause }))
      }
      const tooLong = setTimeout(end, bounds.patience.atWork, "It took too long.")
      const finish = (answer: Answer) => {
        stopListening()
        thread.unref()
        ready = thread
        done++
        if (done === bounds.each) leave(thread)
        else leaving = setTimeout(leave, bounds.patience.idle, thread).unref()
        resolve(answer)
      }
      const stopListening = () => {
        clearTimeout(tooLong)
        signal.removeEventListener("abort", end)
        thread.off("message", finish).off("error", end).off("exit", end)
      }
      signal.addEventListener("abort", end)
      thread.once("message", finish).once("error", end).once("exit", end)
      thread.postMessage(message)
    })

  return (message: Message): Effect.Effect<Answer, ThreadEnded> =>
    Effect.tryPromise({
      try: (signal) => doneBy(readyThread(), message, signal),
      catch: (ended) => ended as ThreadEnded
    }).pipe(oneAtATime.withPermit)
}
