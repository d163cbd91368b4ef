import type { AnyActorRef } from "xstate"

/** How much of a delivery is on the device: all of it, all but the last moment, or nothing that would survive. */
export type Keeping = "kept" | "unkept" | "notKept" | "empty"

/** What the keeper of a delivery says of the device. */
export const keepingOf = ({ children }: { readonly children: object }): Keeping => {
  const keeper = (children as Readonly<Record<string, AnyActorRef | undefined>>).keeper
  const state: unknown = keeper?.getSnapshot().value
  if (state === "kept" || state === "notKept") return state
  return state === "unkept" || state === "keeping" ? "unkept" : "empty"
}
