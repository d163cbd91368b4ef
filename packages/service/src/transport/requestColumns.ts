import type { RequestAnswers } from "./checkedRequest.ts"
import { patientKey } from "./patientKey.ts"

/** So many letters of a client's name are searched: with all other texts they fit into an index. */
const searchedName = 200

/** What is kept of a request beside its crew: the answers, and of them what lists and searches go by. */
export const requestColumns = (
  { transportWorkerSpecList: _, ...answers }: RequestAnswers,
  { ref, clientName }: { readonly ref: string; readonly clientName: string | null }
) => {
  const listed = {
    pickupPostCode: answers.pickupPostCode,
    pickupWard: answers.pward ?? null,
    destination: answers.destination,
    destinationPostCode: answers.destinationPostCode
  }
  return {
    ...listed,
    answers: JSON.stringify(withoutNulls(answers)),
    requiredAt: new Date(answers.dateTimeRequired),
    patientKey: patientKey(answers.patientName, answers.pdob),
    searchText: [ref, clientName?.slice(0, searchedName), ...Object.values(listed)]
      .filter(Boolean)
      .join(" ")
      .toLowerCase()
  }
}

const withoutNulls = (answers: object) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null))
