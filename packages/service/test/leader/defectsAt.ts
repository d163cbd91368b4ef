import { beforeAll, beforeEach } from "vitest"
import type { Served } from "../servedOnBoth.ts"
import { logsAt } from "./logsAt.ts"

export const brakes = { brakes: { result: "FAIL", note: "Soft pedal" } } as const
export const horn = { horn: { result: "FAIL", note: "Silent" } } as const

/** The brakes as they fail, and are mended. */
export const saysMended = { brakes: { ...brakes.brakes, mended: "Fluid, by Tom at Kwik" } } as const

/** What leaders and an agency do about the defects of vehicles; nobody has tried a code before. */
export const defectsAt = (served: Served) => {
  const at = logsAt(served)
  const { desk, mailsOf } = at
  beforeAll(at.prepare)
  beforeEach(() => at.forgetTries())

  const defectOf = async (id: number) => (await (await desk()).log(id)).vehicle?.openDefects[0]

  const unfitMails = async (id: number) =>
    (await mailsOf(id)).filter(({ subject }) => subject.startsWith("Vehicle out of service")).length
  const unseenChange = (jobId: number) =>
    served.query((db) =>
      db
        .insertInto("transportChanges")
        .values({ jobId, before: "{}", after: "{}", reason: "Later", at: new Date() })
        .execute()
    )

  return { ...at, defectOf, unfitMails, unseenChange }
}
