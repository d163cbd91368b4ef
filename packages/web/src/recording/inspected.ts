import type { InspectionEvent } from "xstate"

type Hear = (inspected: InspectionEvent) => void

let hear: Hear | undefined

/** Has somebody hear what every actor does that is made from now on. */
export const inspectWith = (listener: Hear | undefined): void => {
  hear = listener
}

/** The options of an actor, which is heard where somebody wants to: whatever starts actors of its own says so with this. */
export const inspected = <Options extends object>(options: Options): Options & { readonly inspect?: Hear } =>
  hear ? { ...options, inspect: hear } : options
