import { makeTimeline, type Recording, type Timeline } from "@crewfleet/machines/recording"
import type { Provoked } from "@crewfleet/sdk"
import { useEffect, useMemo, useState } from "react"
import { type FromTab, type FromWindow, inspectionChannel } from "../../recording/inspectionChannel.ts"

/** A tab of the portal that is inspected in this browser. */
export interface InspectedTab {
  readonly tab: string
  readonly place: string
  readonly about: Omit<Recording, "steps">
  readonly timeline: Timeline
  readonly count: number
  readonly provoked: ReadonlyArray<Provoked>
  /** It was closed, or is not inspected any more. */
  readonly hasLeft: boolean
}

/** The tabs that are inspected, as they tell of themselves, and a way to ask something of them. */
export const useTabs = () => {
  const [tabs, setTabs] = useState<ReadonlyMap<string, InspectedTab>>(new Map())
  const channel = useMemo(() => new BroadcastChannel(inspectionChannel), [])
  useEffect(() => {
    const hear = ({ data }: MessageEvent<FromTab | FromWindow>) =>
      setTabs((known) => afterHearing(known, data))
    channel.addEventListener("message", hear)
    channel.postMessage({ _tag: "Asked" } satisfies FromWindow)
    return () => channel.removeEventListener("message", hear)
  }, [channel])
  const ask = (message: FromWindow) => channel.postMessage(message)
  return { tabs: [...tabs.values()], ask }
}

/** What is known of tabs once one has told something. */
export const afterHearing = (
  known: ReadonlyMap<string, InspectedTab>,
  data: FromTab | FromWindow
): ReadonlyMap<string, InspectedTab> => {
  if (data._tag === "Tab") {
    const { _tag, ...told } = data
    return new Map(known).set(data.tab, {
      ...told,
      timeline: makeTimeline(),
      count: 0,
      provoked: [],
      hasLeft: false
    })
  }
  if (data._tag !== "Steps" && data._tag !== "Provoked" && data._tag !== "Left") return known
  const tab = known.get(data.tab)
  if (!tab) return known
  if (data._tag === "Provoked") return new Map(known).set(tab.tab, { ...tab, provoked: data.provoked })
  if (data._tag === "Left") return new Map(known).set(tab.tab, { ...tab, hasLeft: true })
  // An update may be worked out twice: what is there already is not added again.
  const count = tab.count + data.steps.length
  if (tab.timeline.steps.length === tab.count) tab.timeline.add(data.steps)
  return new Map(known).set(tab.tab, { ...tab, count })
}
