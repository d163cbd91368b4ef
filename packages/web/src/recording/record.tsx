import { makeRecorder, type Recorder } from "@crewfleet/machines/recording"
import { createRoot } from "react-dom/client"
import type { AnyActor } from "xstate"
import { inspectWith } from "./inspected.ts"
import { forgetRecording, keepRecording, keptRecording } from "./keptRecording.ts"
import { RecordingBar } from "./RecordingBar.tsx"

/** A recording of this page that is under way. */
export interface OwnRecording {
  readonly recorder: Recorder
  /** Nothing more is noted, here or once the page is loaded anew. */
  readonly stop: () => void
}

/** Records every actor that is made from now on, and goes on with what this tab recorded before. */
export const beginRecording = (): OwnRecording => {
  const recorder = makeRecorder({ earlier: keptRecording() })
  const stopping = new AbortController()
  inspectWith(recorder.inspect)
  addEventListener("pagehide", () => keepRecording(recorder.recording()), { signal: stopping.signal })
  const stop = () => {
    recorder.stop()
    stopping.abort()
    inspectWith(undefined)
    forgetRecording()
  }
  return { recorder, stop }
}

/** Records this page, and shows below it that it does; an actor that was there before anything can be recorded joins. */
export const record = (first: AnyActor): void => {
  const { recorder, stop } = beginRecording()
  recorder.join(first)
  const container = document.body.appendChild(document.createElement("div"))
  container.style.display = "contents"
  const root = createRoot(container)
  const discard = () => {
    root.unmount()
    container.remove()
  }
  root.render(<RecordingBar recorder={recorder} onStop={stop} onDiscard={discard} />)
}
