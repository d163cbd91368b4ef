import { factsUntold, shiftLife, whyNot } from "@crewfleet/machines"

/** Why no hours are entered for whoever is booked, in the words of the life of a place; undefined where they can be. */
export const whyNoHours = (transportStatus: string): string | undefined =>
  whyNot(shiftLife, "BOOKED", factsUntold(transportStatus), { type: "times.entered" })
