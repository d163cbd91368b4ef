import type { Recorder } from "@crewfleet/machines/recording"
import type { ProvokingFetch } from "@crewfleet/sdk"
import { type FromTab, type FromWindow, inspectionChannel } from "./inspectionChannel.ts"

/** Tells every window that looks at this tab what its machines do, until the answer is called. */
export const tellWindows = (
  recorder: Recorder,
  { provoke, withdraw, provoked, subscribe }: ProvokingFetch
): (() => void) => {
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(inspectionChannel)
  const tell = (message: FromTab) => channel.postMessage(message)
  let stopFollowing = () => {}
  const begin = () => {
    stopFollowing()
    const { steps: _, ...about } = recorder.recording()
    tell({ _tag: "Tab", tab, place: location.pathname, about })
    tell({ _tag: "Provoked", tab, provoked: provoked() })
    stopFollowing = recorder.follow((steps) => tell({ _tag: "Steps", tab, steps }))
  }
  const stopListening = subscribe(() => tell({ _tag: "Provoked", tab, provoked: provoked() }))
  channel.onmessage = ({ data }: MessageEvent<FromWindow | FromTab>) => {
    if (data._tag === "Asked") begin()
    if (data._tag === "Provoke" && data.tab === tab) provoke(data.provoked)
    if (data._tag === "Withdraw" && data.tab === tab) withdraw(data.call)
  }
  begin()
  return () => {
    stopFollowing()
    stopListening()
    tell({ _tag: "Left", tab })
    channel.close()
  }
}
