import type { AnyActorRef } from "xstate"

/** The actors below one that runs; a replay has none. */
export const childrenOf = (self: AnyActorRef): Readonly<Record<string, AnyActorRef | undefined>> =>
  self.getSnapshot().children ?? {}
