import { hashesOf, type Recorder } from "@crewfleet/machines/recording"
import type { ProvokingFetch } from "@crewfleet/sdk"
import { type FromTab, type FromWindow, inspectionChannel } from "./inspectionChannel.ts"

/** Tells every window that looks at this tab what its machines do, until the answer is called. */
export const tellWindows = (
  recorder: Recorder,
  { provoke, withdraw, provoked, lastCalls, subscribe }: ProvokingFetch
): (() => void) => {
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(inspectionChannel)
  const tell = (message: FromTab) => channel.postMessage(message)
  const tellProvoked = () => tell({ _tag: "Provoked", tab, provoked: provoked(), lastCalls: lastCalls() })
  const windows = new Map<string, () => void>()
  const stopTelling = (window: string) => {
    windows.get(window)?.()
    windows.delete(window)
  }
  const begin = (window: string) => {
    stopTelling(window)
    tell({ _tag: "Tab", tab, window, about: recorder.about() })
    tellProvoked()
    windows.set(
      window,
      recorder.follow((steps, machines) =>
        tell({ _tag: "Steps", tab, window, steps, machines: hashesOf(machines) })
      )
    )
  }
  const stopListening = subscribe(tellProvoked)
  channel.onmessage = ({ data }: MessageEvent<FromWindow | FromTab>) => {
    if (data._tag === "Asked" && (data.tab === undefined || data.tab === tab)) begin(data.window)
    if (data._tag === "Closed") stopTelling(data.window)
    if (data._tag === "Provoke" && data.tab === tab) provoke(data.provoked)
    if (data._tag === "Withdraw" && data.tab === tab) withdraw(data.call)
  }
  tell({ _tag: "There", tab })
  return () => {
    for (const window of [...windows.keys()]) stopTelling(window)
    stopListening()
    tell({ _tag: "Left", tab })
    channel.close()
  }
}
