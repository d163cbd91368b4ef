import { credentialLogics } from "../credential/credentialLogics.ts"
import { staffLogics } from "./staffLogics.ts"
import type { RecordsLogics } from "./useRecords.ts"

/** The machines of pages that show a worker with their records, over HTTP. */
export const portalRecords: RecordsLogics = { member: staffLogics.member, records: credentialLogics.list }
