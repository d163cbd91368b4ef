import type { TransportEvent } from "@crewfleet/machines/life"
import { applicationEnd } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { changeStatus } from "../life/changeStatus.ts"
import type { Doer, Nobody } from "../life/insertChange.ts"
import { lives } from "../life/lives.ts"
import type { KeptPlace, KeptSpec } from "./crewOf.ts"

const open = ["NEW", "APPLIED", "BOOKED"]

/**
 * Ends some of the places of a job with a step of it: who waits for an answer is told none any more, who was booked is free
 * again. What becomes of the journey is kept as the reason.
 */
export const endPlaces = Effect.fnUntraced(function* (
  crew: ReadonlyArray<KeptSpec>,
  which: (place: KeptPlace) => boolean,
  step: TransportEvent["type"],
  by: Doer | Nobody
) {
  const ended = crew.flatMap(({ places }) =>
    places.filter((place) => open.includes(place.shiftStatus) && which(place))
  )
  const end = applicationEnd(step)
  for (const { id } of ended)
    yield* changeStatus(lives.shiftBooking, {
      id,
      tenant: undefined,
      event: { type: "job.ended" },
      facts: noFacts,
      reason: end && `The journey ${end}`,
      ...by
    })
})

/** The end of a job, and a line that changes, ask for nothing else. */
export const noFacts = {
  seatsLeft: 0,
  ineligible: [],
  taken: [],
  jobIsOpen: false,
  jobIsOver: false,
  jobIsCommitted: true,
  jobHasBegun: false,
  drives: false
}
