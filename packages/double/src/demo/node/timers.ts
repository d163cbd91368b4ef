const turns: Array<() => void> = []
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => turns.shift()?.()

/** Lets whatever waits have its turn: what stands in for that of `node:timers/promises`. */
export const setImmediate = (): Promise<void> =>
  new Promise((resolve) => {
    turns.push(resolve)
    port2.postMessage(undefined)
  })
