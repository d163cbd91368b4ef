import { type AnyActor, waitFor } from "xstate"

/** The state in which an actor rests. */
export const rests = (actor: AnyActor) => waitFor(actor, (state) => !state.hasTag("busy"))

export const now = "2026-06-01T09:00:00.000Z"
