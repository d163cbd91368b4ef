import {
  checksByName,
  dropOffForm,
  incidentForm,
  medicationForm,
  propertyForm,
  vehicleLogForm
} from "@crewfleet/sdk/rules"

/** What a check comes to. */
export interface SomeCheck {
  readonly result: "PASS" | "FAIL" | "NOT_APPLICABLE"
  readonly note?: string
  readonly photoIds?: ReadonlyArray<string>
  readonly mended?: string
  readonly telephoned?: string
}

const passed = { result: "PASS", note: "", photoIds: [], mended: "", telephoned: "" }
const sign = (name: string) => ({
  ...{ name, method: "TYPED", drawing: "", confirmed: true },
  signedAt: "2026-11-20T09:00:00.000Z"
})

/** What is sent is what a form writes of answers like these. */
const written = <Wire>(
  form: { readonly empty: object; readonly write: (form: never) => Wire },
  more: object
) => form.write({ ...form.empty, ...more } as never)

/** The log of a vehicle in which all passes but what is told. */
export const someVehicleLog = (
  vehicleId: number,
  checks: Readonly<Record<string, SomeCheck>> = {},
  more: object = {}
) =>
  written(vehicleLogForm, {
    ...Object.fromEntries(Object.keys(checksByName).map((check) => [check, passed])),
    ...{ vehicleId, startMileage: "1000" },
    ...Object.fromEntries(Object.entries(checks).map(([check, one]) => [check, { ...passed, ...one }])),
    ...more
  })

const list = (...lines: ReadonlyArray<string>) => Array.from({ length: 15 }, (_, place) => lines[place] ?? "")

/** Property that is handed over. */
export const someProperty = (lines: ReadonlyArray<string> = ["A blue bag"], more: object = {}) =>
  written(propertyForm, {
    ...{ propertyList: list(...lines), cashHandover: "12.50" },
    ...{ giver: sign("Grace Okafor"), receiver: sign("Una Reed") },
    ...more
  })

/** Medication that is handed over. */
export const someMedication = (lines: ReadonlyArray<string> = ["olanzapine 10 mg, 4"], more: object = {}) =>
  written(medicationForm, {
    ...{ medicationList: list(...lines), witness: sign("Jo Hart") },
    ...{ giver: sign("Grace Okafor"), receiver: sign("Una Reed") },
    ...more
  })

/** The end of a journey. */
export const someDropOff = (more: object = {}) =>
  written(dropOffForm, {
    ...{ pdroppedOff: "YES", dropTime: "2026-11-20T12:00:00.000Z", mileage: "1042" },
    ...{
      recipientName: "Dr Adeyemi",
      recipientUnsigned: "Called away",
      overallExperience: "Ottoline was calm"
    },
    signature: true,
    ...more
  })

/** Something that happened on the road. */
export const someIncident = (more: object = {}) =>
  written(incidentForm, {
    ...{ kind: "RESTRAINT", start: "2026-11-20T10:00:00.000Z", restraint: "HELD" },
    ...{ why: "Ottoline opened the door", who: "Una Reed" },
    ...more
  })
