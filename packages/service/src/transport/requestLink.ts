import { Effect } from "effect"
import { issueLink } from "../link/issueLink.ts"
import { prolongLinks as prolongLinksTo } from "../link/moveLinks.ts"
import { minutesAfter, now } from "../time/now.ts"

/** For whom a link is where the ward has no name, or its name was erased. */
export const givenToWard = "The ward"

/** A ward opens it at the desk, on a phone and at the next shift. */
const mostUses = 10

const standingMinutes = 14 * 24 * 60

/** Until when a link to a request is good: two weeks after its journey, and two weeks from now at least. */
export const linkEnd = (requiredAt: Date, moment: Date): Date =>
  minutesAfter(requiredAt > moment ? requiredAt : moment, standingMinutes)

/** Makes the link with which whoever asked for a journey as a guest follows it. */
export const linkToRequest = Effect.fnUntraced(function* (request: {
  readonly id: number
  readonly agencyId: number
  readonly requiredAt: Date
  readonly ward: string | null
}) {
  const moment = yield* now
  return yield* issueLink({
    scope: "transport.request",
    recordId: request.id,
    agencyId: request.agencyId,
    madeBy: null,
    givenTo: request.ward ?? givenToWard,
    endsAt: linkEnd(request.requiredAt, moment),
    mostUses
  })
})

/** Lets the links to a request stand for longer where its journey is later now. */
export const prolongLinks = Effect.fnUntraced(function* (id: number, requiredAt: Date) {
  yield* prolongLinksTo("transport.request", id, linkEnd(requiredAt, yield* now))
})
