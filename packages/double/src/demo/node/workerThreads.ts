import "./buffer.ts"

type Hear = (message: unknown) => void

let hear: Hear | undefined
const early: Array<unknown> = []

// A program that waits for something as it is loaded listens only afterwards.
addEventListener("message", ({ data }) => {
  if (hear) hear(data)
  else early.push(data)
})

/** What a thread hears from whoever began it, and answers: what stands in for that of `node:worker_threads`. */
export const parentPort = {
  on: (_: "message", listen: Hear) => {
    hear = listen
    for (const message of early.splice(0)) listen(message)
  },
  postMessage: (message: unknown, transfer: ReadonlyArray<Transferable> = []) =>
    postMessage(message, { transfer: [...transfer] })
}
