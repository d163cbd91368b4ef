import {
  choice,
  country,
  date,
  file,
  form,
  formInSections,
  group,
  type LongForm,
  money,
  rows,
  signature,
  text,
  tick,
  time,
  wholeNumber,
  yesNo
} from "@crewfleet/sdk/rules"
import {
  accountNumber,
  nationalInsuranceNumber,
  nhsNumber,
  sortCode
} from "../../src/form/kinds/nationalNumber.ts"
import { rating } from "../../src/form/kinds/rating.ts"

const line = <const Label extends string>(label: Label) => text({ label, max: 255 })
const needed = <const Label extends string>(label: Label) =>
  text({ label, max: 255, required: `Enter the ${label.toLowerCase()}` })

/** Health is nobody's business but that of occupational health. */
const health = <const Label extends string>(label: Label) =>
  yesNo({
    label,
    required: `Say yes or no: ${label.toLowerCase()}`,
    audience: "occupationalHealth",
    details: { label: "Details", max: 1000, required: "Give the details" }
  })

const pdf = <const Label extends string>(label: Label) =>
  file({
    label,
    accept: ["application/pdf"],
    max: 1_048_576,
    wrongType: "Only pdf allowed",
    tooLarge: "Maximum upload file size is 1mb"
  })

const address = form({
  street: needed("Street"),
  town: needed("Town"),
  postcode: line("Postcode"),
  country: country({ label: "Country", required: "Choose a country", preset: "United Kingdom" })
})

const employment = form(
  {
    employer: needed("Employer"),
    position: needed("Position"),
    start: date({ label: "Start", required: "Enter the start", latest: 0 }),
    end: date({ label: "End", latest: 0 }),
    reason: line("Reason for leaving")
  },
  {
    rules: {
      end: ({ start, end }) => (end !== "" && end < start ? "The end must be after the start" : undefined)
    }
  }
)

const referee = form({
  name: needed("Name"),
  relationship: line("Relationship"),
  email: text({ label: "Email", max: 255, inputMode: "email", required: "Enter the email" }),
  contact: tick({ label: "May be contacted now" })
})

const years = 366 * 10

/** A form of sixty questions of every kind, which no real one asks: an example and a test at once. */
export const syntheticForm = formInSections(
  {
    person: {
      title: "About you",
      questions: {
        title: choice({ label: "Title", of: { MR: "Mr", MRS: "Mrs", MISS: "Miss", MS: "Ms", DR: "Dr" } }),
        firstname: needed("First name"),
        lastname: needed("Last name"),
        preferredName: line("Preferred name"),
        dob: date({ label: "Date of birth", required: "Enter the date of birth", latest: 0 }),
        nationality: country({ label: "Nationality" }),
        insuranceNumber: nationalInsuranceNumber({ label: "National Insurance number" }),
        nhsNumber: nhsNumber({ label: "NHS number", audience: "occupationalHealth" }),
        email: needed("Email address"),
        phone: line("Telephone"),
        address: group({ label: "Address", each: address })
      }
    },
    work: {
      title: "Work",
      questions: {
        position: needed("Position"),
        hours: choice({
          label: "Hours",
          of: { FULL: "Full time", PART: "Part time", ZERO: "Zero hours" },
          required: "Choose the hours",
          as: "radios",
          harmless: true
        }),
        weeklyHours: wholeNumber({
          label: "Hours a week",
          min: 1,
          max: 37,
          required: "Enter the hours a week",
          harmless: true
        }),
        earliest: time({ label: "Earliest start of a shift" }),
        salary: money({ label: "Salary", free: true }),
        available: date({ label: "Available from", earliest: 0 }),
        rightToWork: yesNo({
          label: "May work in the United Kingdom",
          required: "Say whether you may work in the United Kingdom",
          details: { label: "Why not", max: 255, after: "NO" }
        }),
        permitExpires: date({ label: "Permit expires", earliest: 0 }),
        driver: tick({ label: "Drives", harmless: true }),
        licence: line("Licence number"),
        licenceProof: pdf("Licence"),
        employments: rows({ label: "Employments", one: "Employment", each: employment, max: 20 }),
        statement: text({ label: "Personal statement", max: 2000, height: 8, counted: true, wide: true })
      }
    },
    references: {
      title: "References",
      questions: {
        references: rows({
          label: "References",
          one: "Reference",
          each: referee,
          min: 2,
          max: 5,
          required: "Give two references"
        }),
        related: yesNo({ label: "Related to somebody here", details: { label: "Whom", max: 1000 } }),
        dismissed: yesNo({ label: "Dismissed before", details: { label: "Why", max: 1000 } }),
        offences: yesNo({ label: "Offences", details: { label: "Which", max: 1000 } }),
        investigations: yesNo({ label: "Investigations", details: { label: "Which", max: 1000 } }),
        dbsNumber: line("DBS number"),
        dbsCertificate: pdf("DBS certificate")
      }
    },
    health: {
      title: "Health",
      questions: {
        disability: health("Disability"),
        treatment: health("Current treatment"),
        assistance: health("Needs assistance"),
        chickenpox: health("Chickenpox"),
        tuberculosis: health("Tuberculosis"),
        hepatitis: health("Hepatitis B"),
        travelled: health("Travelled abroad"),
        cough: health("Cough"),
        weight: health("Loss of weight"),
        fever: health("Fever"),
        bcg: date({ label: "BCG", latest: 0, audience: "occupationalHealth" }),
        tetanus: date({ label: "Tetanus", latest: 0, audience: "occupationalHealth" }),
        polio: date({ label: "Polio", latest: 0, audience: "occupationalHealth" }),
        immunity: { ...pdf("Proof of immunity"), audience: "occupationalHealth" }
      }
    },
    bank: {
      title: "Bank",
      questions: {
        bank: needed("Bank"),
        holder: needed("Account holder"),
        sortCode: sortCode({ label: "Sort code", required: "Enter the sort code" }),
        account: accountNumber({ label: "Account number", required: "Enter the account number" }),
        loan: choice({
          label: "Student loan",
          of: { NONE: "None", PLAN1: "Plan 1", PLAN2: "Plan 2", PLAN4: "Plan 4" }
        }),
        otherJob: tick({ label: "Has another job" }),
        payments: tick({ label: "Gets other payments" })
      }
    },
    declaration: {
      title: "Declaration",
      questions: {
        heard: line("Where you heard of us"),
        experience: rating({ label: "How was this form?", harmless: true }),
        comment: text({ label: "Comment", max: 20 }),
        contactable: tick({ label: "May be written to" }),
        consent: tick({ label: "I agree that this is kept" }),
        truthful: tick({ label: "All of this is true" }),
        place: line("Place"),
        signature: signature({ label: "Signature", required: "Sign the form" })
      }
    }
  },
  {
    facts: {} as { readonly now: string },
    asked: {
      weeklyHours: ({ hours }) => hours === "PART",
      licence: ({ driver }) => driver,
      licenceProof: ({ driver }) => driver,
      permitExpires: ({ rightToWork }) => rightToWork.answer === "YES"
    },
    rules: {
      truthful: ({ truthful }) => (truthful ? undefined : "Say that all of this is true")
    },
    confirms: {
      permitExpires: ({ permitExpires }, { now }) =>
        permitExpires !== "" && Date.parse(permitExpires) > Date.parse(now) + years * 86_400_000
          ? "The permit expires in more than ten years."
          : undefined,
      salary: ({ salary }) => (Number(salary) > 100_000 ? "The salary is above 100,000." : undefined)
    },
    locks: {
      declaration: ({ firstname }) => (firstname === "" ? "Say who you are first" : undefined)
    }
  }
)

/** The same as the service keeps it. */
export const syntheticLongForm = {
  kind: "synthetic",
  title: "Synthetic form",
  version: 1,
  form: syntheticForm
} satisfies LongForm

/** Answers that nobody has anything against. */
export const filledSynthetic = {
  ...syntheticForm.empty,
  title: "MS",
  firstname: "Łucja",
  lastname: "O’Brien",
  dob: "1990-05-04",
  email: "lucja@example.org",
  address: { street: "1 High Street", town: "Leeds", postcode: "LS1 1AA", country: "United Kingdom" },
  position: "Nurse",
  hours: "FULL",
  rightToWork: { answer: "YES", details: "" },
  employments: [
    {
      rowId: "e1",
      employer: "Northway",
      position: "Carer",
      start: "2020-01-01",
      end: "2024-01-01",
      reason: "Moved"
    }
  ],
  references: ["r1", "r2"].map((rowId) => ({
    rowId,
    name: `Referee ${rowId}`,
    relationship: "Manager",
    email: `${rowId}@example.org`,
    contact: true
  })),
  ...Object.fromEntries(
    [
      ...["disability", "treatment", "assistance", "chickenpox", "tuberculosis"],
      ...["hepatitis", "travelled", "cough", "weight", "fever"]
    ].map((field) => [field, { answer: "NO", details: "" }])
  ),
  bank: "Yorkshire Bank",
  holder: "L O’Brien",
  sortCode: "20-00-00",
  account: "12345678",
  truthful: true,
  signature: {
    name: "Łucja O’Brien",
    method: "TYPED",
    drawing: "",
    confirmed: true,
    signedAt: "2026-11-20T10:00:00.000Z"
  }
} as typeof syntheticForm.empty
