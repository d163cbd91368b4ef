import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { dayIn, type Employed, type StaffHolders } from "./DemoStaff.ts"
import type { Random } from "./Random.ts"

/** What each agency found when it last checked the licences of its drivers; a few have yet to be checked. */
export const insertDrivingLicences = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds }: StaffHolders,
  staff: ReadonlyArray<Employed>,
  now: Date
): Promise<void> => {
  const drivers = new Map(staff.filter(({ role }) => role === "DRIVER").map((one) => [one.id, one]))
  const memberships = await db
    .selectFrom("workerAgencies")
    .select(["id", "workerId"])
    .where("agencyId", "in", agencyIds.slice(0, 2))
    .orderBy("id")
    .execute()
  const licences = memberships.flatMap(({ id, workerId }): ReadonlyArray<Licence> => {
    const driver = drivers.get(workerId)
    return driver && random.next() < 0.94 ? [licenceOf(driver, id, random, now)] : []
  })
  await db.insertInto("drivingLicences").values(licences).execute()
}

type Licence = Insertable<Tables["drivingLicences"]>

const licenceOf = (driver: Employed, membershipId: number, random: Random, now: Date): Licence => {
  const checked = random.next() < 0.05 ? random.whole(185, 220) : random.whole(5, 175)
  return {
    membershipId,
    issuer: "DVLA",
    issuedIn: null,
    licenceNumber: britishNumber(driver, random),
    categories: random.pick(["B", "B, BE", "B, C1, D1", "B, BE, C1, C1E, D1"]),
    licenceExpiry: dayIn(now, random.next() < 0.05 ? random.whole(-10, 28) : random.whole(60, 3_000)),
    checkedOn: dayIn(now, -checked),
    checkResult: random.weighted({ CLEAR: 94, RESTRICTED: 4, BARRED: 2 }),
    penaltyPoints: random.pick([0, 0, 0, 3]),
    checkAgainBy: dayIn(now, 182 - checked)
  }
}

/** A number as the DVLA makes it, whose last two letters are drawn. */
const britishNumber = ({ firstName, lastName, dob, gender }: Employed, random: Random) => {
  const letters = (text: string, length: number) =>
    text
      .normalize("NFD")
      .replace(/[^A-Za-z]/g, "")
      .toUpperCase()
      .slice(0, length)
      .padEnd(length, "9")
  const [year = "", month = "", day = ""] = dob.split("-")
  const written = String(Number(month) + (gender === "FEMALE" ? 50 : 0)).padStart(2, "0")
  const slips = `${random.pick(["A", "E", "H", "K"])}${random.pick(["B", "D", "J", "T"])}`
  return `${letters(lastName, 5)}${year[2]}${written}${day}${year[3]}${letters(firstName, 1)}99${slips}`
}
