import type { Stretch } from "@crewfleet/sdk/rules"
import type { Tone } from "../ui/Badge.tsx"

/** Somebody or something with what takes its time, such as a vehicle with its bookings. */
export interface Lane {
  /** Another one than that of any other lane, of whatever group. */
  readonly key: string | number
  readonly name: string
  /** What stands below the name in smaller letters. */
  readonly detail?: string | undefined
  /** What it is called with each of its bars, where that is not its name alone. */
  readonly fullName?: string | undefined
  readonly bars: ReadonlyArray<Bar>
}

/** What takes the time of a lane from its start to its end; the same may stand in several lanes. */
export interface Bar extends Stretch {
  readonly key: string | number
  /** What stands in it. */
  readonly label: string
  /** What it is called where it is read out, before its lane, its times and its status. */
  readonly name: string
  readonly status: BarStatus
  /** What else there is to know, in a few words. */
  readonly note?: string | undefined
  /** Why somebody should look at it, such as what it overlaps; what overlaps stands below each other in any case. */
  readonly attention?: string | undefined
  /** The page to which it leads, or what is done instead; nowhere where nobody may see more of it. */
  readonly leadsTo?: string | BarAct | undefined
}

/** Where a bar stands: `neutral` is what is to come, and `info` what is under way. */
export interface BarStatus {
  readonly words: string
  readonly tone: Tone
}

/** What is done when a bar is pressed that leads to no page. */
export interface BarAct {
  /** What stands on its button in the table. */
  readonly words: string
  /** What that button is called among all the others. */
  readonly name: string
  readonly act: () => void
}

/** Lanes under one heading; without one where there is one group alone. */
export interface LaneGroup {
  readonly heading?: string | undefined
  readonly lanes: ReadonlyArray<Lane>
}
