import { isSeatTaken } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { KeptSpec } from "../transport/crewOf.ts"
import type { JobRow } from "../transport/jobRow.ts"

interface Member {
  readonly workerId: number
  readonly name: string
  readonly role: string
}

/** Who travelled, as what, and with which standing as the journey began; and, apart from it, what each standing rested on. */
export const packedCrew = async (db: Kysely<Tables>, row: JobRow, specs: ReadonlyArray<KeptSpec>) => {
  const kept = await db
    .selectFrom("transportCrewStandings")
    .select(["workerId", "name", "role", "leads", "verdict", "because", "rested", "at"])
    .where("jobId", "=", row.id)
    .orderBy("id")
    .execute()
  const isSame = (one: Member, other: Member) => one.workerId === other.workerId && one.role === other.role
  const later = membersAt(row, specs).filter((member) => !kept.some((one) => isSame(one, member)))
  const now = membersAt(row, specs)
  return {
    crew: [
      ...kept.map(({ workerId, name, role, leads, verdict, at }) => ({
        ...{ name, role, ledAtTheStart: leads, leads: workerId === row.leaderId },
        ...{ standing: verdict as string | null, at: at.toISOString() as string | null },
        stayed: now.some((member) => isSame(member, { workerId, name, role }))
      })),
      // Whoever came later had no standing that was kept.
      ...later.map(({ workerId, name, role }) => ({
        ...{ name, role, ledAtTheStart: false, leads: workerId === row.leaderId },
        ...{ standing: null, at: null, stayed: true }
      }))
    ],
    certificates: kept.map(({ workerId, name, role, because, rested }) => ({
      ...{ workerId, name, role, because, rested }
    }))
  }
}

const membersAt = (row: JobRow, specs: ReadonlyArray<KeptSpec>): ReadonlyArray<Member> => [
  ...specs.flatMap(({ assignmentCodeName, places }) =>
    places
      .filter(({ shiftStatus }) => isSeatTaken(shiftStatus))
      .map(({ workerId, firstname, lastname }) => ({
        ...{ workerId, name: `${firstname} ${lastname}`, role: assignmentCodeName }
      }))
  ),
  ...(row.driverId === null
    ? []
    : [{ workerId: row.driverId, name: `${row.driverFirst} ${row.driverLast}`, role: "Driver" }])
]
