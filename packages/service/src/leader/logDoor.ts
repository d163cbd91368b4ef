import type { LogEntry } from "@crewfleet/sdk"
import { Effect } from "effect"
import { closedBecause } from "../access/linkStanding.ts"
import { Database } from "../database/Database.ts"
import { issueLink } from "../link/issueLink.ts"
import { newVisitToken } from "../link/linkVisits.ts"
import { linkById, openedLink } from "../link/openedLink.ts"
import { Seal } from "../secret/Seal.ts"
import { hashOf, newSecret } from "../secret/Secret.ts"
import { minutesAfter, now } from "../time/now.ts"
import { type Hand, handName } from "../transport/logHands.ts"

const standingMinutes = 30 * 24 * 60
const mostUses = 1_000

/** What the secrets of devices are sealed for. */
const purpose = "transport log"

/** A new secret of a hand, sealed. */
export const newHandSecret = Effect.gen(function* () {
  const { seal } = yield* Seal
  return yield* seal(newSecret(), purpose)
})

/** A link to a log that nobody can open by its address: whoever signs in is let in with a token of it. */
export const linkToLog = (jobId: number, agencyId: number, name: string) =>
  Effect.gen(function* () {
    const endsAt = minutesAfter(yield* now, standingMinutes)
    const wanted = { scope: "transport.log", recordId: jobId, agencyId, madeBy: null, givenTo: name } as const
    return (yield* issueLink({ ...wanted, endsAt, mostUses })).id
  })

/** Whether the link of a hand still lets another device in. */
export const standingLink = Effect.fnUntraced(function* (linkId: string) {
  const link = yield* linkById(linkId)
  return link !== undefined && link.uses < link.mostUses && closedBecause(link, yield* now) === undefined
})

/** Lets a device in as a hand. */
export const letIn = Effect.fnUntraced(function* (
  hand: Hand
): Effect.fn.Return<LogEntry, never, Database | Seal> {
  const { query } = yield* Database
  const { open } = yield* Seal
  const link = yield* linkById(hand.linkId)
  if (!link) return yield* Effect.die(new Error(`The link of ${handName(hand)} is gone`))
  const token = newVisitToken()
  const visit = { tokenHash: hashOf(token), linkId: link.id, endsAt: link.endsAt, createdAt: yield* now }
  yield* query((db) => db.insertInto("linkVisits").values(visit).execute())
  yield* query((db) =>
    db
      .updateTable("accessLinks")
      .set((row) => ({ uses: row("uses", "+", 1) }))
      .where("id", "=", link.id)
      .execute()
  )
  return { visit: { ...openedLink(link), token }, secret: String(yield* open(hand.secret, purpose)) }
})
