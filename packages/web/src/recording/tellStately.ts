import type { Recorder } from "@crewfleet/machines/recording"
import { makeStatelyEvents, type StatelyEvent } from "./statelyEvents.ts"

/** Who takes messages of Stately's protocol. */
interface Receiver {
  readonly send: (event: StatelyEvent) => void
  readonly close: () => void
}

/**
 * Points an inspector of Stately at this tab until the answer is called: one that opens in a window (`https:`), which says when
 * it is there, or one that listens at a socket (`ws:`).
 */
export const tellStately = (recorder: Recorder, address: string): (() => void) => {
  let stop = () => {}
  const begin = () => {
    stop()
    const eventsOf = makeStatelyEvents(recorder.recording().began)
    stop = recorder.follow((steps, machines) => {
      for (const event of eventsOf(steps, machines)) receiver.send(event)
    })
  }
  const receiver = /^wss?:/.test(address) ? socketAt(address, begin) : windowAt(address, begin)
  return () => {
    stop()
    receiver.close()
  }
}

const windowAt = (address: string, onConnected: () => void): Receiver => {
  const opened = window.open(address, "xstateinspector")
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

const socketAt = (address: string, onConnected: () => void): Receiver => {
  const socket = new WebSocket(address)
  socket.addEventListener("open", onConnected)
  return {
    send: (event) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event))
    },
    close: () => socket.close()
  }
}
