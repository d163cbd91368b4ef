import { sql } from "kysely"
import { fileAddress } from "../file/fileAddress.ts"
import { listOf } from "../list/listOf.ts"

/** The agencies that a worker belongs to, by name. */
export const agenciesOfWorker = listOf({
  table: "agencies",
  where: (_, { workerId }: { readonly workerId: number }) => [
    sql<boolean>`id in (select agency_id from worker_agencies where worker_id = ${workerId})`
  ],
  sorts: { name: ["name"] },
  rows: (db, ids) =>
    db.selectFrom("agencies").select(["id", "name", "logoFileId"]).where("id", "in", ids).execute(),
  line: ({ id, name, logoFileId }) => ({ id, name, logo: logoFileId ? fileAddress(logoFileId) : undefined })
})
