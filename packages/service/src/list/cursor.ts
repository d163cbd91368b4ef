import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import type { Database } from "../database/Database.ts"
import { keptSecret } from "../database/keptSecret.ts"
import { violated } from "../http/violationsOf.ts"
import { openedText, sealedText } from "../secret/sealedText.ts"
import type { Place } from "./Place.ts"

/**
 * A place in a list as text for whoever goes on from there: it is sealed, so that it tells nothing of the line, which may
 * be somebody's name, and nobody can make one up.
 */
export const cursorOf = (place: Place, order: string): Effect.Effect<string, never, Database> =>
  Effect.map(key, (known) => sealedText(known, JSON.stringify(place), order))

/** The place that a cursor tells; refused unless it was given out for the same order. */
export const placeIn = (cursor: string, order: string): Effect.Effect<Place, Refusal, Database> =>
  Effect.flatMap(key, (known) =>
    Effect.try({
      try: (): Place => JSON.parse(openedText(known, cursor, order)),
      catch: () => violated("after", "must be next of a page of the same list in the same order")
    })
  )

const key = Effect.map(keptSecret("cursor"), (secret) => Buffer.from(secret, "base64url"))
