import type { RecordedStep, Recording } from "@crewfleet/machines/recording"
import type { Provoked } from "@crewfleet/sdk"

/** On which tabs that are inspected and windows that look at them talk; nothing of it leaves the browser. */
export const inspectionChannel = "crewfleet.inspection"

/** What a tab tells: all of it is masked as in a recording. */
export type FromTab =
  /** It is inspected: what follows begins anew. */
  | {
      readonly _tag: "Tab"
      readonly tab: string
      /** Where it is. */
      readonly place: string
      /** What is told of the recording that its steps make. */
      readonly about: Omit<Recording, "steps">
    }
  | { readonly _tag: "Steps"; readonly tab: string; readonly steps: ReadonlyArray<RecordedStep> }
  | { readonly _tag: "Provoked"; readonly tab: string; readonly provoked: ReadonlyArray<Provoked> }
  | { readonly _tag: "Left"; readonly tab: string }

/** What a window asks of tabs. */
export type FromWindow =
  /** Who is there? Each tab answers with all that it keeps. */
  | { readonly _tag: "Asked" }
  | { readonly _tag: "Provoke"; readonly tab: string; readonly provoked: Provoked }
  | { readonly _tag: "Withdraw"; readonly tab: string; readonly call: string }
