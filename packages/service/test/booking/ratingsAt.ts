import type { HireRating, HirerRating } from "@crewfleet/sdk"
import { linksAt } from "../link/linksAt.ts"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"

/** What a hirer thought of a hire: 4.2 in all. */
export const ofHire: HireRating = {
  CONDITION: 5,
  CLEANLINESS: 4,
  COMFORT: 4,
  PROCESS: 3,
  PROFESSIONALISM: 5,
  comment: "Spotless"
}

/** What an agency thought of a hirer: 3.5 in all. */
export const ofHirer: HirerRating = { PROFESSIONALISM: 4, TIMELINESS: 3, CLEANLINESS: 3, REPEAT: 4 }

/** What both sides of a hire do once it is complete. */
export const ratingsAt = (served: Served) => {
  const clientOf = clientsOf(served)
  const { addHire, share, open, holder } = linksAt(served)
  return {
    /** A hire of the agency's by the client, which is complete since some moment; since now, unless told. */
    completeHire: (completedAt = new Date(Date.now() + served.ahead), given = {}) =>
      addHire({ status: "COMPLETE", completedAt, ...given }),
    /** The calls of whoever opens a new link to a booking. */
    withLink: async (id: number) => holder((await open(await share(id))).token),
    rateHirer: async (id: number, name = "agency", payload = ofHirer, idempotencyKey?: string) =>
      (await clientOf(name)).rating.rateHirer({ params: { id }, query: {}, payload }, { idempotencyKey }),
    rateHire: async (id: number, name = "client", payload = ofHire) =>
      (await clientOf(name)).rating.rateHire({ params: { id }, query: {}, payload }),
    /** The types of the ratings that somebody reads on the page of a booking. */
    read: async (id: number, name = "agency") =>
      ((await (await clientOf(name)).booking.byId({ params: { id }, query: {} })).ratings ?? []).map(
        ({ type }) => type
      ),
    readShared: async (id: number) =>
      ((await (await clientOf("client")).booking.shared({ params: { id }, query: {} })).ratings ?? []).map(
        ({ type }) => type
      ),
    run: async (name: string) => {
      const { job } = await clientOf("admin")
      await job.run({ params: { name } })
    }
  }
}
