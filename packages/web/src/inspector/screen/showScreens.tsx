import type { ReadLog } from "@crewfleet/machines"
import { everyMachine } from "@crewfleet/machines/testing"
import type { LeaderLog } from "@crewfleet/sdk"
import { loadTemporal } from "@crewfleet/sdk/rules"
import { getDefaultStore } from "jotai"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import type { LastRead } from "../../lastRead/lastReads.ts"
import { afterPaint } from "../../ui/afterPaint.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { fitFrame } from "./fitFrame.ts"
import { isolate } from "./isolate.ts"
import { type RecordedRun, recordedRun } from "./recordedRun.ts"
import { restingBetween } from "./restingBetween.ts"
import type { FromScreen, ToScreen } from "./screenMessages.ts"
import { type StandIns, standInFor } from "./standIns.ts"

type Step = Extract<ToScreen, { readonly _tag: "Step" }>

/** Shows the portal as it was at the steps of a recording that the page around this one tells of. */
export const showScreens = (container: HTMLElement): void => {
  isolate()
  const root = createRoot(container, {
    onCaughtError: () => queueMicrotask(() => root.render(<Undrawable />)),
    onUncaughtError: () => queueMicrotask(() => root.render(<Undrawable />))
  })
  if (parent === window) {
    root.render(<EmptyState title={words.alone} />)
    return
  }
  const tell = (message: FromScreen) => parent.postMessage(message, location.origin)
  const fitInto = fitFrame(container, (height) => tell({ _tag: "Fitted", height }))
  let shown: { readonly run: RecordedRun; readonly standIns: StandIns } | undefined

  const show = async ({ step, theme, height }: Step) => {
    if (!shown) return
    const { run, standIns } = shown
    const fetched = await portal().catch(() => undefined)
    if (!fetched) return root.render(<EmptyState title={words.unfetched} />)
    const [{ RecordedScreen }, { noticesAtom }] = fetched
    document.documentElement.dataset.theme = theme
    getDefaultStore().set(noticesAtom, [])
    standIns.goTo(step)
    // What is shown at a step is the same however somebody came there: nothing is left of the step before.
    flushSync(() => root.render(null))
    flushSync(() => root.render(<RecordedScreen place={run.placeAt(step)} keptLog={keptLogAt(run, step)} />))
    standIns.tell()
    fitInto(height)
  }
  const showLast = restingBetween(async (step: Step) => {
    await show(step)
    afterPaint(() => tell({ _tag: "Shown" }))
  })
  addEventListener("message", ({ data, source, origin }: MessageEvent<ToScreen>) => {
    if (source !== parent || origin !== location.origin) return
    if (data._tag === "Recording") {
      const run = recordedRun(data.recording, everyMachine)
      shown?.standIns.restore()
      shown = { run, standIns: standInFor(run) }
    } else if (data._tag === "Step") showLast(data)
  })
  tell({ _tag: "Ready" })
}

/** The log of a journey as it was read last; at what time is not recorded. */
const keptLogAt = (run: RecordedRun, step: number): LastRead<LeaderLog> | undefined => {
  const opened = run.contextsAt(step, "openedLog") as ReadonlyArray<{ readonly value?: ReadLog }>
  const log = opened.find(({ value }) => value?.log)?.value?.log
  return log && { value: log, at: run.began }
}

/** The portal is fetched once nothing of it can run. */
const portal = () =>
  Promise.all([import("./RecordedScreen.tsx"), import("../../notice/noticesAtom.ts"), loadTemporal()])

function Undrawable() {
  return <EmptyState title={words.undrawable}>{words.elsewhere}</EmptyState>
}

const words = {
  alone: "Screens of a recording are shown within the inspector, at /inspector/recording.",
  unfetched: "The portal could not be fetched. Go to another step to try again.",
  undrawable: "This screen cannot be drawn from what the recording tells.",
  elsewhere: "Something that was masked decides what it looks like. The drawing shows where each machine was."
}
