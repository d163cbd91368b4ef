import { type AnswersOf, transportForm } from "@crewfleet/sdk/rules"
import { dayIn } from "./DemoStaff.ts"
import { destinations, type Patient, patients, type Ward } from "./journeys.ts"
import { genderOf, somebody } from "./people.ts"
import type { Random } from "./Random.ts"

type Typed = Partial<AnswersOf<typeof transportForm>>

/** Who is needed: how many cleaners, drivers and nurses, and whether a woman or a man is asked for. */
export interface Crew {
  readonly CLEANER?: number
  readonly DRIVER?: number
  readonly NURSE?: number
  readonly gender?: "FEMALE" | "MALE"
}

const yes = "YES"
const no = "NO"

/** What a ward of the demo answers, complete, and with nothing wrong in it; patient and contacts are invented. */
export const journeyAnswers = (
  random: Random,
  requiredAt: Date,
  { ward, crew, at }: { readonly ward: Ward; readonly crew: Crew; readonly at: number }
) => {
  const patient = patients[at % patients.length] as Patient
  const goal = random.pick(destinations.filter(({ postCode }) => postCode !== ward.postCode))
  const asks = somebody(random, 800 + at)
  const receives = somebody(random, 900 + at)
  const { firstName, lastName } = somebody(random, 700 + at, crew.gender)
  const typed: Typed = {
    dateTimeRequired: requiredAt.toISOString(),
    pickupPostCode: ward.postCode,
    destination: goal.name,
    destinationPostCode: goal.postCode,
    specialRequests: random.pick(["", "", "Please ring the bell at the side door, the front is locked."]),
    transportWorkerSpecList: transportForm.empty.transportWorkerSpecList.map((line) => {
      const { gender = "NO_PREFERENCE", CLEANER = 0, DRIVER = 0, NURSE = 0 } = crew
      const staff = { "1": CLEANER, "2": DRIVER, "32": NURSE }[line.assignmentCode] ?? 0
      return {
        ...line,
        gender: line.assignmentCode === "32" ? gender : "NO_PREFERENCE",
        numberOfStaff: `${staff}`
      }
    }),
    pward: ward.name,
    pcbusiness: ward.hospital,
    pname: nameOf(asks),
    pcaddress: `${ward.name}, ${ward.hospital}, ${ward.town}`,
    pcemail: ward.email,
    pickupLocationContactNumber: ward.telephone,
    patientName: `${firstName} ${lastName}`,
    pdob: dayIn(requiredAt, -365 * patient.age - random.whole(10, 300)),
    passengerGender: genderOf(firstName),
    nhs: testNumber(random),
    reasonForTransport: patient.section ? "MENTAL_HEALTH_ACT" : "INFORMAL_PATIENT",
    mha: patient.section ?? "",
    mentalHealthStatus: patient.status,
    isPassengerAwareOfTransport: random.pick([yes, yes, yes, no]),
    diagnosis: patient.diagnosis,
    patientMedication: patient.medication ? yes : no,
    medication: patient.medication ?? "",
    pmeds: patient.present,
    rapidTranq: patient.rapidTranq ?? "",
    physicalHealth: patient.physical ?? "",
    infectionControl: random.pick(["", "", "Standard precautions"]),
    covid: random.pick(["NEGATIVE", "NEGATIVE", "NOT_KNOWN"]),
    allergies: random.pick(["", "", "Penicillin", "Nuts"]),
    offerFood: random.pick(["", "Vegetarian", "Water may be offered at any time"]),
    walk: patient.walks === undefined ? yes : no,
    walkInfo: patient.walks ?? "",
    passengerRequiresRestraints: no,
    areStaffEscortingPatient: random.pick([no, no, yes]),
    ...patient.risks,
    otherRisks: "",
    dward: random.pick(["Ashcroft Ward", "Birch Ward", "Admissions"]),
    dbusiness: goal.name,
    dname: nameOf(receives),
    dcontact: receives.telephone,
    bname: `${ward.hospital}, Finance`,
    baddress: `${ward.hospital}, ${ward.town}`,
    porderNum: `PO-${random.whole(10_000, 99_999)}`,
    submittedBy: nameOf(asks),
    semail: ward.email,
    sphone: ward.telephone,
    disclaimer: true
  }
  return transportForm.write({
    ...transportForm.empty,
    ...typed,
    wardEscort: typed.areStaffEscortingPatient === yes ? "1" : ""
  })
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`

/** A number of the range that the NHS keeps for tests, with its check digit. */
const testNumber = (random: Random): string => {
  const nine = `999${random.whole(100_000, 999_999)}`
  const sum = [...nine].reduce((all, digit, index) => all + Number(digit) * (10 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? testNumber(random) : `${nine}${check}`
}
