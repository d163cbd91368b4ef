import type { Served } from "../servedOnBoth.ts"
import { requestsAt } from "./requestsAt.ts"

/** What wards do with requests that they have made, and whom an agency has booked for them. */
export const changesAt = (served: Served) => {
  const requests = requestsAt(served)
  const { as, changed } = requests
  const change = async (
    job: { readonly id: number; readonly version: number },
    more: Parameters<typeof changed>[1] = {},
    name = "client"
  ) => (await as(name)).change({ params: { id: job.id }, query: {}, payload: changed(job, more) })
  const keptChanges = (id: number) =>
    served.query((db) =>
      db.selectFrom("transportChanges").selectAll().where("jobId", "=", id).orderBy("id").execute()
    )
  /** Books a worker on the line of nurses, or has one apply; the rule of who may is no matter here. */
  const bookNurse = (
    jobId: number,
    workerId = served.people.worker,
    shiftStatus: "BOOKED" | "APPLIED" = "BOOKED"
  ) =>
    served.query(async (db) => {
      const spec = await db
        .selectFrom("workerSpecs")
        .select("id")
        .where("jobId", "=", jobId)
        .where("rowId", "=", "code-32")
        .executeTakeFirstOrThrow()
      const job = await db
        .selectFrom("transportJobs")
        .select(["shiftDate", "shiftEndDate"])
        .where("id", "=", jobId)
        .executeTakeFirstOrThrow()
      const times = { shiftDate: job.shiftDate ?? new Date(), shiftEndDate: job.shiftEndDate ?? new Date() }
      const { id } = await db
        .insertInto("shiftBookings")
        .values({ jobId, specId: spec.id, workerId, assignmentCodeId: 32, shiftStatus, ...times })
        .returning("id")
        .executeTakeFirstOrThrow()
      return id
    })
  return { ...requests, change, keptChanges, bookNurse }
}
