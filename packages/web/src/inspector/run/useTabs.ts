import { makeTimeline, type Recording, type Timeline } from "@crewfleet/machines/recording"
import type { Provoked } from "@crewfleet/sdk"
import { useEffect, useMemo, useState } from "react"
import { type FromTab, type FromWindow, inspectionChannel } from "../../recording/inspectionChannel.ts"

/** A tab of the portal that is inspected in this browser. */
export interface InspectedTab {
  readonly tab: string
  /** Where it was last, as a recording tells it. */
  readonly place: string
  readonly about: Omit<Recording, "steps">
  readonly timeline: Timeline
  readonly count: number
  readonly provoked: ReadonlyArray<Provoked>
  /** The calls that it made last, the last one first. */
  readonly lastCalls: ReadonlyArray<string>
  /** It was closed, or is not inspected any more. */
  readonly hasLeft: boolean
}

/** The tabs that are inspected, as they tell of themselves, and a way to ask something of them. */
export const useTabs = () => {
  const [tabs, setTabs] = useState<ReadonlyMap<string, InspectedTab>>(new Map())
  const channel = useMemo(() => new BroadcastChannel(inspectionChannel), [])
  const ask = (message: FromWindow) => channel.postMessage(message)
  useEffect(() => {
    const window = crypto.randomUUID()
    const tell = (message: FromWindow) => channel.postMessage(message)
    const hear = ({ data }: MessageEvent<FromTab | FromWindow>) => {
      if (data._tag === "There") tell({ _tag: "Asked", window, tab: data.tab })
      else if (!("window" in data) || data.window === window) setTabs((known) => afterHearing(known, data))
    }
    const leave = () => tell({ _tag: "Closed", window })
    channel.addEventListener("message", hear)
    addEventListener("pagehide", leave)
    tell({ _tag: "Asked", window })
    return () => {
      leave()
      channel.removeEventListener("message", hear)
      removeEventListener("pagehide", leave)
    }
  }, [channel])
  return { tabs: [...tabs.values()], ask }
}

/** What is known of tabs once one has told something. */
export const afterHearing = (
  known: ReadonlyMap<string, InspectedTab>,
  data: FromTab | FromWindow
): ReadonlyMap<string, InspectedTab> => {
  if (data._tag === "Tab") {
    const { tab, about } = data
    const nothing = { timeline: makeTimeline(), count: 0, provoked: [], lastCalls: [], hasLeft: false }
    return new Map(known).set(tab, { tab, about, place: "", ...nothing })
  }
  if (data._tag !== "Steps" && data._tag !== "Provoked" && data._tag !== "Left") return known
  const tab = known.get(data.tab)
  if (!tab) return known
  if (data._tag === "Provoked") {
    const { provoked, lastCalls } = data
    return new Map(known).set(tab.tab, { ...tab, provoked, lastCalls })
  }
  if (data._tag === "Left") return new Map(known).set(tab.tab, { ...tab, hasLeft: true })
  // An update may be worked out twice: what is there already is not added again.
  const count = tab.count + data.steps.length
  if (tab.timeline.steps.length === tab.count) tab.timeline.add(data.steps)
  const place = data.steps.findLast((step) => step.place !== undefined)?.place ?? tab.place
  const about = { ...tab.about, machines: { ...tab.about.machines, ...data.machines } }
  return new Map(known).set(tab.tab, { ...tab, count, place, about })
}
