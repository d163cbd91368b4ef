import type { RecordedStep, Recording } from "@crewfleet/machines/recording"
import type { Provoked } from "@crewfleet/sdk"

/** On which tabs that are inspected and windows that look at them talk; nothing of it leaves the browser. */
export const inspectionChannel = "crewfleet.inspection"

/** What a tab tells: all of it is masked as in a recording. */
export type FromTab =
  /** It is inspected: windows can ask it. */
  | { readonly _tag: "There"; readonly tab: string }
  /** What it tells one window begins: the recording that its steps make. */
  | {
      readonly _tag: "Tab"
      readonly tab: string
      readonly window: string
      readonly about: Omit<Recording, "steps">
    }
  | {
      readonly _tag: "Steps"
      readonly tab: string
      readonly window: string
      readonly steps: ReadonlyArray<RecordedStep>
      /** The definitions of their machines, as a recording has them. */
      readonly machines: Readonly<Record<string, string>>
    }
  | {
      readonly _tag: "Provoked"
      readonly tab: string
      readonly provoked: ReadonlyArray<Provoked>
      /** The calls that it made last, the last one first. */
      readonly lastCalls: ReadonlyArray<string>
    }
  | { readonly _tag: "Left"; readonly tab: string }

/** What a window asks of tabs. */
export type FromWindow =
  /** Tell this window all that you keep, and what follows: one tab, or every one. */
  | { readonly _tag: "Asked"; readonly window: string; readonly tab?: string }
  /** Nobody looks from this window any more. */
  | { readonly _tag: "Closed"; readonly window: string }
  | { readonly _tag: "Provoke"; readonly tab: string; readonly provoked: Provoked }
  | { readonly _tag: "Withdraw"; readonly tab: string; readonly call: string }
