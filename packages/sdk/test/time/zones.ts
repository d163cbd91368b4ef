import { defaultTimeZone } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { temporal } from "../../src/time/temporal.ts"

/**
 * Zones with rules of all kinds: an hour in spring and autumn, half an hour, no change, a change that comes with Ramadan,
 * and changes at midnight, which then comes twice or not at all.
 */
export const zones = [
  defaultTimeZone,
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Africa/Casablanca",
  "America/Havana",
  "Africa/Cairo"
] as const

/** The instants in some years at which the clocks of a zone change. */
export const changesIn = (zone: string, from = "2019-01-01T00:00Z", until = "2027-01-01T00:00Z") => {
  const end = Date.parse(until)
  const changes: Array<number> = []
  let at = temporal().Instant.from(from).toZonedDateTimeISO(zone).getTimeZoneTransition("next")
  while (at && at.epochMilliseconds < end) {
    changes.push(at.epochMilliseconds)
    at = at.getTimeZoneTransition("next")
  }
  return changes
}

const minute = 60_000
const start = Date.UTC(2019, 0)
const minutes = (Date.UTC(2027, 0) - start) / minute

/** A zone and an instant in it, to the minute; mostly one within two days of a change of its clocks. */
export const moments = fc.constantFrom(...zones).chain((zone) => {
  const anywhere = fc.nat(minutes).map((after) => start + after * minute)
  const changes = changesIn(zone)
  if (changes.length === 0) return anywhere.map((at) => ({ zone, at: new Date(at) }))
  const nearby = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -2_880, max: 2_880 }))
    .map(([change, off]) => change + off * minute)
  const instants = fc.oneof({ weight: 4, arbitrary: nearby }, anywhere)
  return instants.map((at) => ({ zone, at: new Date(at) }))
})
