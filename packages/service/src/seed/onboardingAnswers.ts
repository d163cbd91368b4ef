import {
  type AnswersOf,
  type AnyForm,
  applicationLongForm,
  bankLongForm,
  hmrcLongForm,
  type OnboardingFormName,
  occupationalLongForm
} from "@crewfleet/sdk/rules"
import { dayIn, type Employed } from "./DemoStaff.ts"
import { somewhere } from "./people.ts"
import type { Random } from "./Random.ts"

/** What somebody answers to a form, as it travels. */
export type DemoAnswers = Readonly<Record<string, unknown>>

/** Who fills a form in, and when. */
export interface Filling {
  readonly worker: Employed
  readonly at: Date
  readonly random: Random
}

type Typed<Form extends AnyForm> = Partial<AnswersOf<Form>>

const no = "NO"
const yes = "YES"

/** The answers of a worker of the demo to each form, complete, and with nothing wrong in them. */
export const onboardingAnswers: Readonly<Record<OnboardingFormName, (filling: Filling) => DemoAnswers>> = {
  application: ({ worker, at, random }) => {
    const { form } = applicationLongForm
    const since = dayIn(at, -random.whole(300, 2_400))
    const place = somewhere(random)
    const home = `${place.town} Care Home`
    const typed: Typed<typeof form> = {
      title: worker.gender === "FEMALE" ? "Ms" : "Mr",
      position: positions[worker.role],
      location: place.town,
      hours: random.pick(["full", "part", "zero"]),
      ukWork: yes,
      restriction: no,
      insuaranceNum: insuranceNumber(worker),
      offenses: no,
      investigations: no,
      dbsCert: yes,
      dbsType: "enhanced1",
      dbsNumber: String(random.whole(100_000_000, 999_999_999)).padStart(12, "001"),
      dbs: no,
      ...(worker.role === "NURSE" && {
        profreg: "NMC",
        certificate: `${random.whole(10, 24)}A${1_000 + worker.id}E`
      }),
      onlyEmployment: random.pick([yes, no]),
      employments: [
        {
          rowId: "e1",
          employer: home,
          position: "Team member",
          start: since,
          end: "",
          address: place.town,
          reason: "",
          latest: true
        }
      ],
      employers: [
        {
          rowId: "m1",
          name: home,
          job: "Team member",
          address: place.town,
          start: since,
          end: "",
          description: "Work in a team of eight, by day and by night.",
          notice: "4 weeks",
          salary: ""
        }
      ],
      educations: [
        {
          rowId: "s1",
          name: `${place.town} College`,
          qualification: "Level 3 diploma",
          start: "2008-09-01",
          end: since
        }
      ],
      references: ["Jordan Field", "Alex Moor"].map((name, index) => ({
        rowId: `r${index}`,
        name,
        position: "Manager",
        employer: home,
        relationship: "Line manager",
        address: "",
        phone: "0161 496 0000",
        email: "office@referee.example",
        contact: index === 0,
        latest: index === 0
      })),
      personalState: `I have worked in ${place.town} for some years and want to see more places. I am punctual, and I like to work with people.`,
      licence: worker.role === "DRIVER" ? yes : random.pick([yes, no]),
      car: no,
      sanctions: no,
      dismissed: no,
      related: no,
      availability: no,
      confidential: true,
      printName: nameOf(worker),
      signed: signedAt(at),
      signDate: dayIn(at, 0),
      genFullname: nameOf(worker),
      genSigned: signedAt(at),
      genDate: dayIn(at, 0)
    }
    return form.write({ ...form.read(known(worker)), ...typed })
  },

  occupational: ({ worker, at, random }) => {
    const { form } = occupationalLongForm
    const needsHelp = random.next() < 0.2
    const typed: Typed<typeof form> = {
      title: worker.gender === "FEMALE" ? "Ms" : "Mr",
      disability: no,
      disabilityByWork: no,
      currentTreatment: no,
      assistance: needsHelp ? yes : no,
      assistanceRes: needsHelp ? "A chair that supports the back." : "",
      mrsa: no,
      cdiff: no,
      chickenpox: yes,
      chickenpoxDate: "1994-05-01",
      bbv: no,
      travelled: no,
      bcg: yes,
      cough: no,
      weight: no,
      fever: no,
      tb: no,
      tripleVac: yes,
      polio: yes,
      tetanus: yes,
      hepb: no,
      exposure: no,
      consent: yes,
      copy: random.pick([yes, no]),
      fullname: nameOf(worker),
      sigUp: signedAt(at),
      sigDate: dayIn(at, 0)
    }
    return form.write({ ...form.read(known(worker)), ...typed })
  },

  hmrc: ({ worker, at, random }) => {
    const { form } = hmrcLongForm
    const otherJob = random.next() < 0.25
    const typed: Typed<typeof form> = {
      sex: worker.gender === "FEMALE" ? "female" : "male",
      insuarance: insuranceNumber(worker),
      employmentStart: dayIn(at, 14),
      otherJob: otherJob ? yes : no,
      payments: no,
      april: no,
      statement: otherJob ? "C" : "A",
      loan: no,
      fullname: nameOf(worker),
      signed: signedAt(at),
      signDate: dayIn(at, 0)
    }
    return form.write({ ...form.read(known(worker)), ...typed })
  },

  bank: ({ worker, at, random }) => {
    const { form } = bankLongForm
    const typed: Typed<typeof form> = {
      name: nameOf(worker),
      bank: random.pick(["Harbour Bank", "Northern Mutual", "Moorland Building Society"]),
      // No bank has a sort code that begins so.
      code: `00-${random.whole(10, 99)}-${random.whole(10, 99)}`,
      account: String(random.whole(10_000_000, 99_999_999)),
      fullname: nameOf(worker),
      signed: signedAt(at),
      signDate: dayIn(at, 0)
    }
    return form.write({ ...form.empty, ...typed })
  }
}

const positions = { NURSE: "Registered nurse", DRIVER: "Driver", CLEANER: "Cleaner" } as const

const nameOf = ({ firstName, lastName }: Employed) => `${firstName} ${lastName}`

/** What every form knows of a worker before it is asked. */
const known = ({ firstName, lastName, dob, nationality, address, email, telephone }: Employed) => ({
  firstname: firstName,
  lastname: lastName,
  dob,
  nationality,
  address,
  email,
  phone: telephone
})

/** Numbers that begin so are given to nobody as National Insurance numbers. */
const insuranceNumber = ({ id }: Employed) => `PZ${String(100_000 + id)}A`

/** A stroke of the pen. */
const signedAt = (at: Date) => ({
  name: "",
  method: "DRAWN" as const,
  drawing: "M 12 60 C 40 10 52 90 84 40 S 130 70 170 34",
  confirmed: false,
  signedAt: at.toISOString()
})
