import { makeRecorder, type Recorder } from "@crewfleet/machines/recording"
import { provokingFetch } from "@crewfleet/sdk"
import type { ReactNode } from "react"
import { createRoot } from "react-dom/client"
import type { AnyActor } from "xstate"
import portal from "../../package.json" with { type: "json" }
import type { Brand } from "../brand/Brand.ts"
import { InspectionBar } from "./InspectionBar.tsx"
import { inspectWith } from "./inspected.ts"
import { forgetRecording, keepRecording, keptRecording } from "./keptRecording.ts"
import { provokeWith } from "./provoking.ts"
import { RecordingBar } from "./RecordingBar.tsx"
import { tellStately } from "./tellStately.ts"
import { tellWindows } from "./tellWindows.ts"
import type { Watching } from "./Watching.ts"

/** A recording of this page that is under way. */
export interface OwnRecording {
  readonly recorder: Recorder
  /** Nothing more is noted, here or once the page is loaded anew. */
  readonly stop: () => void
}

/** How long an inspected tab keeps what its machines did, in milliseconds. */
const ringLength = 600_000

/** Records every actor that is made from now on, and goes on with what this tab noted before. */
export const beginRecording = (
  watching: Watching,
  about: { readonly app?: string; readonly brand?: string } = {}
): OwnRecording => {
  const recorder = makeRecorder({
    earlier: keptRecording(watching),
    about,
    address: () => location,
    ...(watching === "inspect" && { keeps: ringLength })
  })
  const stopping = new AbortController()
  inspectWith(recorder.inspect)
  addEventListener("pagehide", () => keepRecording(watching, recorder.recording()), {
    signal: stopping.signal
  })
  const stop = () => {
    recorder.stop()
    stopping.abort()
    inspectWith(undefined)
    forgetRecording(watching)
  }
  return { recorder, stop }
}

/** Watches this page, and shows below it that it does; an actor that was there before anything can be heard joins. */
export const watch = (watching: Watching, first: AnyActor, brand: Brand): void => {
  const about = { app: portal.version, brand: brand.name }
  const { recorder, stop } = beginRecording(watching, about)
  recorder.join(first)
  if (watching === "record") {
    showBelow((leave) => <RecordingBar recorder={recorder} onStop={stop} onDiscard={leave} />)
    return
  }
  const provoking = provokingFetch()
  provokeWith(provoking)
  const stopTelling = tellWhileShown(() => tellWindows(recorder, provoking))
  const address = brand.inspection?.address
  let stopPointing = () => {}
  showBelow((leave) => (
    <InspectionBar
      recorder={recorder}
      provoking={provoking}
      onPoint={
        address === undefined
          ? undefined
          : (fail) => {
              stopPointing()
              stopPointing = tellStately(recorder, address, fail)
            }
      }
      onStop={() => {
        stopTelling()
        stopPointing()
        for (const { call } of provoking.provoked()) provoking.withdraw(call)
        stop()
        leave()
      }}
    />
  ))
}

/** Tells something until the answer is called, and while this page is one that was left, nothing: a browser may come back to it. */
const tellWhileShown = (begin: () => () => void): (() => void) => {
  const stopping = new AbortController()
  const { signal } = stopping
  let end = begin()
  addEventListener("pagehide", () => end(), { signal })
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (persisted) end = begin()
    },
    { signal }
  )
  return () => {
    stopping.abort()
    end()
  }
}

const showBelow = (bar: (leave: () => void) => ReactNode): void => {
  const container = document.body.appendChild(document.createElement("div"))
  container.style.display = "contents"
  const root = createRoot(container)
  root.render(
    bar(() => {
      root.unmount()
      container.remove()
    })
  )
}
