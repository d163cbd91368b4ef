import type { Engagement, TransportLane } from "@crewfleet/sdk"
import { bookingStatusWords, shortRest, transportStatusWords } from "@crewfleet/sdk/rules"
import { bookingTone } from "../booking/bookingTone.ts"
import type { Bar, Lane, LaneGroup } from "../schedule/Lane.ts"
import { transportPlaces } from "./transportPlaces.ts"
import { transportTone } from "./transportTone.ts"

const headings = { VEHICLE: "Vehicles", DRIVER: "Drivers", CREW: "Crew" } as const

/** Vehicles, drivers and crew with their jobs and hires as groups of lanes; whoever rests too little is marked. */
export const transportLanes = (lanes: ReadonlyArray<TransportLane>): ReadonlyArray<LaneGroup> =>
  Object.entries(headings).map(([kind, heading]) => ({
    heading,
    lanes: lanes.filter((lane) => lane.kind === kind).map(laneOf)
  }))

const laneOf = ({ kind, id, name, detail, engagements }: TransportLane): Lane => ({
  key: `${kind} ${id}`,
  name,
  detail,
  fullName: [name, detail].filter(Boolean).join(" "),
  bars: engagements.map((engagement) => ({
    ...barOf(engagement),
    ...(kind !== "VEHICLE" && attentionTo(engagement, engagements))
  }))
})

const barOf = ({ ref, jobId, bookingId, start, end, status = "" }: Engagement): Bar =>
  jobId === undefined
    ? {
        key: `hire ${bookingId ?? ref} ${start}`,
        start,
        end,
        label: ref,
        name: ref,
        ...(bookingId === undefined
          ? { status: { words: "Taken", tone: "neutral" } }
          : {
              status: { words: bookingStatusWords(status), tone: bookingTone(status) },
              leadsTo: `/agency/bookings/agency-list?search=${bookingId}`
            })
      }
    : {
        key: `job ${jobId} ${start}`,
        start,
        end,
        label: ref,
        name: `Job ${ref}`,
        status: { words: transportStatusWords(status), tone: transportTone(status) },
        leadsTo: transportPlaces.job(jobId)
      }

const attentionTo = (engagement: Engagement, all: ReadonlyArray<Engagement>): Pick<Bar, "attention"> => {
  const hours = shortRest(
    engagement,
    all.filter((other) => other !== engagement)
  )
  return hours === undefined
    ? {}
    : { attention: `${Math.floor(hours * 10) / 10} hours of rest, fewer than eleven` }
}
