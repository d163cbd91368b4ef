import type { Notice, Problem } from "@crewfleet/sdk"
import {
  type Credential,
  type CredentialAct,
  type CredentialAnswers,
  type CredentialSort,
  credentialFieldNames,
  credentialForm,
  recordWords
} from "@crewfleet/sdk/rules"
import { editorMachine } from "../editing/editorMachine.ts"

const saved: Readonly<Record<CredentialSort, { readonly added: Notice; readonly updated: Notice }>> = {
  training: { added: recordWords.trainingAdded, updated: recordWords.trainingUpdated },
  compliance: { added: recordWords.complianceAdded, updated: recordWords.complianceUpdated }
}

/** Whoever forgets more than the certificate is told so; that it is missing stands at its question. */
const warningFor = (problems: ReadonlyArray<Problem>) =>
  problems.some(({ field, kind }) => kind === "missing" && field !== "file")
    ? recordWords.infoMissing
    : undefined

/** What stands on the wire where the form has a question. */
const fieldsOf = (sort: CredentialSort): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(credentialFieldNames[sort]).map(([field, name]) => [name, field])),
  fileUrl: "file"
})

/**
 * The form in which a training or a compliance is put on a worker's file, renewed, corrected, or given its certificate: what
 * was typed and chosen survives every failure, and where somebody else was faster both versions stand side by side.
 */
export const credentialUploadMachine = (sort: CredentialSort, act: CredentialAct) => {
  const form = credentialForm(sort, act)
  const fields = fieldsOf(sort)
  return editorMachine<Credential, CredentialAnswers>({
    id: "credentialUpload",
    description:
      "A training or a compliance of a worker is put on file, renewed, corrected, or given its certificate.",
    made: { sort, act },
    form: { ...form, fieldAt: (place) => fields[place] ?? form.fieldAt(place) },
    factsOf: (credential) => ({ credential }),
    warningFor,
    created: saved[sort].added,
    updated: act === "attach" ? recordWords.certificateUploaded : saved[sort].updated
  })
}
