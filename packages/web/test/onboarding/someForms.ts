import type { FormDecision, FormRecord } from "@crewfleet/sdk"
import type { LongFormCopy } from "@crewfleet/sdk/rules"

/** When all of it happened. */
export const at = "2026-11-20T10:00:00.000Z"

/** What Northway wants changed in the bank details. */
export const rejection: FormDecision = {
  ...{ agency: { id: 7, name: "Northway" }, status: "REJECTED", by: "Gareth Pugh", at },
  sections: [{ section: "account", comment: "Which bank is it?" }],
  comment: "Please call us if you are in doubt."
}

/** Bank details that wait for a decision. */
export const record: FormRecord = {
  ...{ form: "bank", status: "WAITING_APPROVAL", submitted: true, revision: 2, lastModifiedDate: at },
  decisions: []
}

/** The same as they were handed in. */
export const copy: LongFormCopy = {
  ...{ revision: 2, version: 1, at, by: "Samuel Price", hash: "0", left: {}, withheld: [], files: {} },
  confirmed: [{ field: "bank", text: "There is no such bank." }],
  answers: { name: "Samuel Price", bank: "Harbour Bank", code: "00-12-34", account: "123-456-78" }
}
