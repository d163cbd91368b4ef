import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { hashOf } from "../secret/Secret.ts"
import { demoLink } from "./accounts.ts"

const tenYears = 3_650 * 86_400_000

/** Gives out the demo's link, to the first hire that is to come; it lasts as long as a demo can. */
export const insertLink = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const { id, agencyId, firstname, surname } = await db
    .selectFrom("bookings")
    .select(["id", "agencyId", "firstname", "surname"])
    .where("status", "=", "BOOKED")
    .orderBy("startAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto("accessLinks")
    .values({
      id: demoLink.id,
      secretHash: hashOf(demoLink.secret),
      scope: "booking.shared",
      recordId: id,
      agencyId,
      givenTo: `${firstname} ${surname}`,
      createdAt: now,
      endsAt: new Date(now.getTime() + tenYears),
      mostUses: 1_000_000
    })
    .execute()
}
