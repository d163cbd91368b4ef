import type { WorkerTimes } from "@crewfleet/sdk"
import {
  type AgencyCheck,
  type AnyForm,
  dropOffForm,
  incidentForm,
  type LogRecordKind,
  medicationForm,
  plainWords,
  propertyForm,
  vehicleLogForm
} from "@crewfleet/sdk/rules"

/** As what a kind of record is told, and the form whose rules hold for it; times have rules of their own. */
export const recordKinds = {
  vehicle: { told: "vehicle", form: vehicleLogForm },
  propertyTaken: { told: "property", form: propertyForm },
  propertyHanded: { told: "property", form: propertyForm },
  medicationTaken: { told: "medication", form: medicationForm },
  medicationHanded: { told: "medication", form: medicationForm },
  dropOff: { told: "dropOff", form: dropOffForm },
  times: { told: "times", form: undefined },
  incident: { told: "incident", form: incidentForm }
} as const satisfies Readonly<
  Record<LogRecordKind, { readonly told: string; readonly form: AnyForm | undefined }>
>

/** What was noted as it is kept: words as they show, and nothing that its form does not ask. */
export const keptContent = (kind: LogRecordKind, content: object): object => {
  const { form } = recordKinds[kind] as { readonly form: AnyForm | undefined }
  if (form) return form.write(form.read(content as Parameters<AnyForm["read"]>[0]))
  const { times, ...hours } = content as WorkerTimes
  return {
    ...hours,
    times: times.map((entry) => ({ ...entry, reason: entry.reason && plainWords(entry.reason) }))
  }
}

/** Those of an agency's own checks that the log of a vehicle answers, in the order of its answers. */
export const answeredChecks = (content: object, checks: ReadonlyArray<AgencyCheck>) =>
  vehicleLogForm
    .read(content)
    .agencyChecks.flatMap(({ rowId }) => checks.find(({ id }) => id === rowId) ?? [])

/** The names of the photos that a content holds, wherever in it. */
export const photoIdsIn = (content: unknown): ReadonlyArray<string> => {
  if (Array.isArray(content)) return content.flatMap(photoIdsIn)
  if (typeof content !== "object" || content === null) return []
  return Object.entries(content).flatMap(([field, value]) =>
    field === "photoIds" && Array.isArray(value) ? value.map(String) : photoIdsIn(value)
  )
}
