import type { StaffScope } from "@crewfleet/machines"
import type { Failure, Worker } from "@crewfleet/sdk"
import type { Credential, CredentialSort } from "@crewfleet/sdk/rules"
import { useState } from "react"
import type { CredentialLogics } from "../credential/credentialLogics.ts"
import { useLogic } from "../useLogic.ts"
import type { StaffLogics } from "./staffLogics.ts"

/** The machines with which a worker and their records are loaded together. */
export interface RecordsLogics {
  readonly member: StaffLogics["member"]
  readonly records: CredentialLogics["list"]
}

/** A worker with records of theirs, as far as they have come. */
export interface LoadedRecords {
  readonly worker: Worker | undefined
  readonly credentials: ReadonlyArray<Credential> | undefined
  readonly failure: Failure | undefined
  readonly attempts: number
  readonly busy: boolean
  readonly reload: () => void
}

/** Loads a worker together with records of theirs, for pages that show both at once. */
export const useRecords = (
  scope: StaffScope,
  sorts: ReadonlyArray<CredentialSort>,
  logics: RecordsLogics
): LoadedRecords => {
  const [request] = useState({ ...scope, sorts })
  const [member, sendMember] = useLogic(logics.member, { input: { request: scope } })
  const [records, sendRecords] = useLogic(logics.records, { input: { request } })
  return {
    worker: member.context.value,
    credentials: records.context.value,
    failure: member.context.failure ?? records.context.failure,
    attempts: member.context.attempts || records.context.attempts,
    busy: member.hasTag("busy") || records.hasTag("busy"),
    reload: () => {
      sendMember({ type: "reload.asked" })
      sendRecords({ type: "reload.asked" })
    }
  }
}
