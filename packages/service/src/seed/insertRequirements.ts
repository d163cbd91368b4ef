import { startingRequirements } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { StaffHolders } from "./DemoStaff.ts"
import { type Role, roles } from "./workers.ts"

/** What both agencies ask for beside the starting set: any one of some trainings, and whether it only warns. */
const askedTrainings: Readonly<Record<Role, ReadonlyArray<AskedTraining>>> = {
  CLEANER: [
    { name: "Fire safety", ids: [4] },
    { name: "Infection prevention", ids: [5] },
    { name: "Health and safety", ids: [2], warns: true }
  ],
  DRIVER: [
    { name: "Fire safety", ids: [4] },
    { name: "Infection prevention", ids: [5] },
    { name: "Life support", ids: [10, 11] },
    { name: "Violence and aggression", ids: [13] },
    { name: "Secure transport", ids: [14] }
  ],
  NURSE: [
    { name: "Fire safety", ids: [4] },
    { name: "Infection prevention", ids: [5] },
    { name: "Moving and handling", ids: [6] },
    { name: "Safeguarding adults", ids: [7] },
    { name: "Safeguarding children", ids: [8], warns: true },
    { name: "Life support", ids: [10, 11] },
    { name: "Information governance", ids: [12], warns: true }
  ]
}

interface AskedTraining {
  readonly name: string
  readonly ids: ReadonlyArray<number>
  readonly warns?: true
}

/** What both agencies ask of whoever is booked as something. */
export const insertRequirements = async (db: Kysely<Tables>, { agencyIds }: StaffHolders): Promise<void> => {
  const compliances = await db.selectFrom("compliances").select(["id", "code"]).execute()
  const codes = await db.selectFrom("assignmentCodes").select(["id", "code"]).execute()
  const idOf = (code: string) => compliances.find((compliance) => compliance.code === code)?.id ?? 0
  const rows = agencyIds.slice(0, 2).flatMap((agencyId) =>
    Object.entries(askedTrainings).map(([role, trainings]) => {
      const assignmentCodeId = roles[role as Role]
      const code = codes.find(({ id }) => id === assignmentCodeId)?.code ?? ""
      const asked = [
        ...startingRequirements(code).map(({ name, anyOf }) => ({
          ...{ name, otherwise: "REFUSE", graceDays: 0 },
          anyOf: anyOf.map((one) =>
            one.kind === "compliance" ? { kind: one.kind, id: idOf(one.code) } : one
          )
        })),
        ...trainings.map(({ name, ids, warns }) => ({
          ...{ name, otherwise: warns ? "WARN" : "REFUSE", graceDays: warns ? 14 : 0 },
          anyOf: ids.map((id) => ({ kind: "training", id }))
        }))
      ]
      const requirements = JSON.stringify(asked.map((one, at) => ({ id: at + 1, ...one })))
      return { agencyId, assignmentCodeId, requirements }
    })
  )
  await db.insertInto("requirementSets").values(rows).execute()
}
