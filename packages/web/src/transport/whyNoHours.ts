import { shiftLife, whyNot } from "@crewfleet/machines"
import { begunStatuses, committedStatuses, isAmong } from "@crewfleet/sdk/rules"

/** Why no hours are entered for whoever is booked, in the words of the life of a place; undefined where they can be. */
export const whyNoHours = (transportStatus: string): string | undefined =>
  whyNot(
    shiftLife,
    "BOOKED",
    {
      ...{ seatsLeft: 0, ineligible: [], taken: [], jobIsOpen: false },
      jobIsCommitted: isAmong(committedStatuses, transportStatus),
      jobHasBegun: isAmong(begunStatuses, transportStatus)
    },
    { type: "times.entered" }
  )
