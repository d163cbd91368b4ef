import {
  checksByName,
  dropOffForm,
  incidentForm,
  type LogRecordKind,
  medicationForm,
  propertyForm,
  vehicleLogForm
} from "@crewfleet/sdk/rules"

/** A record of a demo's log, and how many minutes after the start of the journey it arrived. */
export interface DemoRecord {
  readonly kind: LogRecordKind
  readonly after: number
  readonly content: object
  /** Whether a later one of its kind took its place. */
  readonly isReplaced?: true
}

/** Who stands in the records of a demo's log, and what it is about. */
export interface DemoLog {
  readonly start: Date
  readonly vehicleId: number
  readonly leader: string
  /** Photos by their ids, for what wants one. */
  readonly photoId: string
}

interface Written {
  readonly empty: object
  readonly write: (form: never) => object
}

const written = (form: Written, answers: object) => form.write({ ...form.empty, ...answers } as never)
const passed = { result: "PASS", note: "", photoIds: [], mended: "", telephoned: "" }
const minutesAfter = ({ start }: DemoLog, minutes: number) =>
  new Date(start.getTime() + minutes * 60_000).toISOString()
const sign = (log: DemoLog, name: string, minutes: number) => ({
  ...{ name, method: "TYPED", drawing: "", confirmed: true },
  signedAt: minutesAfter(log, minutes)
})
const fifteen = (...filled: ReadonlyArray<string>) =>
  propertyForm.empty.propertyList.map((_, place) => filled[place] ?? "")

const vehicle = (log: DemoLog, startMileage: number, fails: Readonly<Record<string, object>>) => ({
  kind: "vehicle" as const,
  after: -20,
  content: written(vehicleLogForm, {
    ...Object.fromEntries(Object.keys(checksByName).map((check) => [check, passed])),
    ...Object.fromEntries(
      Object.entries(fails).map(([check, said]) => [check, { ...passed, result: "FAIL", ...said }])
    ),
    ...{ vehicleId: log.vehicleId, startMileage: String(startMileage), notes: "Tank full" }
  })
})

const nurse = "Grace Adeyemi"
const recipient = "Dr Leonie Marsh"
const things = ["Blue holdall, closed", "Winter coat", "Mobile telephone, screen cracked", "Three books"]
const medicines = ["Olanzapine 10 mg, 6 tablets", "Paracetamol 500 mg, 8 tablets"]

const handedOver = (
  log: DemoLog,
  end: "Taken" | "Handed",
  after: number,
  {
    list = things,
    difference = ""
  }: { readonly list?: ReadonlyArray<string>; readonly difference?: string } = {}
): ReadonlyArray<DemoRecord> => {
  const [giver, receiver] = end === "Taken" ? [nurse, log.leader] : [log.leader, recipient]
  const signs = {
    giver: sign(log, giver, after),
    receiver: sign(log, receiver, after),
    witness: sign(log, "Sunil Rao", after)
  }
  const property = { ...signs, propertyList: fifteen(...list), cashHandover: "20.00", difference }
  const medication = { ...signs, medicationList: fifteen(...medicines) }
  return [
    { kind: `property${end}`, after, content: written(propertyForm, property) },
    { kind: `medication${end}`, after: after + 4, content: written(medicationForm, medication) }
  ]
}

/** What has arrived of a journey that is on the road: the wipers were overruled, and the patient was held. */
export const logOnTheRoad = (log: DemoLog): ReadonlyArray<DemoRecord> => [
  vehicle(log, 48_310, {
    wipers: { note: "The left blade leaves a stripe" },
    litter: { note: "Crumbs on the rear seats, swept" }
  }),
  ...handedOver(log, "Taken", 18),
  {
    kind: "incident",
    after: 52,
    content: written(incidentForm, {
      ...{ kind: "RESTRAINT", start: minutesAfter(log, 47), end: minutesAfter(log, 53), restraint: "HELD" },
      why: "The patient reached for the handle of the door while the vehicle moved.",
      who: `${log.leader} and the second nurse`,
      done: "Talked to; calm after six minutes. No injury."
    })
  }
]

/** A log that is submitted and waits to be read: a list that was corrected, a photo, feedback, and somebody who ran. */
export const loggedJourney = (log: DemoLog): ReadonlyArray<DemoRecord> => [
  vehicle(log, 31_870, { body: { note: "Scratch at the left sliding door", photoIds: [log.photoId] } }),
  ...handedOver(log, "Taken", 15).map((record) =>
    record.kind === "propertyTaken" ? { ...record, isReplaced: true as const } : record
  ),
  ...handedOver(log, "Taken", 24, { list: [...things, "Silver ring"] }).filter(
    ({ kind }) => kind === "propertyTaken"
  ),
  {
    kind: "incident",
    after: 61,
    content: written(incidentForm, {
      ...{ kind: "ABSCONDING", start: minutesAfter(log, 58), end: minutesAfter(log, 60) },
      why: "Ran from the vehicle at a fuel station, and came back when called.",
      who: `${log.leader} and the driver`,
      done: "The ward was told by telephone. No injury."
    })
  },
  ...handedOver(log, "Handed", 128, {
    list: [...things.slice(0, 3), "Two books", "Silver ring"],
    difference: "The patient gave one book to another patient before we left."
  }),
  {
    kind: "dropOff",
    after: 141,
    content: written(dropOffForm, {
      ...{ pdroppedOff: "YES", dropTime: minutesAfter(log, 126), mileage: "31951" },
      ...{ patientRecipient: "Ward", recipientName: recipient, recipientRole: "Consultant psychiatrist" },
      recipientSignature: sign(log, recipient, 136),
      ...{ pfCleanliness: "5", pfCourtesy: "5", pfKnowledge: "4", pfTreatment: "4", pfAdvice: "4" },
      ...{ pfComfort: "3", pfExperience: "4", pcomment: "Kind, a bit bumpy" },
      overallExperience: "They explained every stop, and I was given water. The seat is hard on a long way.",
      signature: true
    })
  }
]
