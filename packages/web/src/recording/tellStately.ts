import type { Recorder } from "@crewfleet/machines/recording"
import { makeStatelyEvents, type StatelyEvent } from "./statelyEvents.ts"

/** Who takes messages of Stately's protocol. */
interface Receiver {
  readonly send: (event: StatelyEvent) => void
  readonly close: () => void
}

/**
 * Points an inspector of Stately at this tab until the answer is called: one that opens in a window (`https:`), which says when
 * it is there, or one that listens at a socket (`ws:`). Where none can be reached somebody is told why.
 */
export const tellStately = (
  recorder: Recorder,
  address: string,
  fail: (problem: string) => void
): (() => void) => {
  let stop = () => {}
  const begin = () => {
    stop()
    const eventsOf = makeStatelyEvents(recorder.recording().began)
    stop = recorder.follow((steps, machines) => {
      for (const event of eventsOf(steps, machines)) receiver.send(event)
    })
  }
  const receiver = /^wss?:/.test(address) ? socketAt(address, begin, fail) : windowAt(address, begin, fail)
  return () => {
    stop()
    receiver.close()
  }
}

const windowAt = (address: string, onConnected: () => void, fail: (problem: string) => void): Receiver => {
  const opened = window.open(address, "xstateinspector")
  if (!opened)
    fail("The browser did not let Stately’s inspector open. Allow windows of this page, and try again.")
  const { origin } = new URL(address, location.href)
  const stopping = new AbortController()
  addEventListener(
    "message",
    (event: MessageEvent) => {
      if (event.source === opened && event.origin === origin && event.data?.type === "@statelyai.connected")
        onConnected()
    },
    { signal: stopping.signal }
  )
  return {
    send: (event) => opened?.postMessage(event, origin),
    close: () => {
      stopping.abort()
      opened?.postMessage({ type: "@statelyai.disconnected" }, origin)
    }
  }
}

const socketAt = (address: string, onConnected: () => void, fail: (problem: string) => void): Receiver => {
  const socket = new WebSocket(address)
  socket.addEventListener("open", onConnected)
  socket.addEventListener("error", () =>
    fail(`No inspector answers at ${address}. Start it, and open it here again.`)
  )
  return {
    send: (event) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event))
    },
    close: () => socket.close()
  }
}
