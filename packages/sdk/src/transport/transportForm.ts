import { isEmail } from "../contract/isEmail.ts"
import { formInSections } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { date } from "../form/kinds/date.ts"
import { moment, momentIn } from "../form/kinds/moment.ts"
import {
  nhsNumberAsGiven,
  nhsNumberDoubt,
  telephoneAsGiven,
  telephoneDoubt
} from "../form/kinds/nationalNumber.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"
import { yesOrNo } from "../form/kinds/yesOrNo.ts"
import { writeInstant } from "../time/writeInstant.ts"
import { crewQuestion } from "./crewQuestion.ts"
import { ageOn, isOutOfReach, isPastOrFar } from "./oddRequest.ts"
import { explanationsAsked, explanationsNeeded, riskQuestions } from "./riskQuestions.ts"
import { transportAudiences } from "./transportAudiences.ts"

const { identity, contact, care, billing } = transportAudiences

type More = Readonly<Record<string, unknown>>

const line = <const Label extends string, const Says extends More>(label: Label, more?: Says) =>
  text({ label, max: 255, ...more } as { readonly label: Label; readonly max: number } & Says)

const longer = <const Label extends string, const Says extends More>(label: Label, more?: Says) =>
  text({ label, max: 1_000, height: 3, wide: true, ...more } as {
    readonly label: Label
    readonly max: number
    readonly height: number
    readonly wide: true
  } & Says)

const emailAddress = (typed: string) =>
  isEmail(typed.trim()) ? undefined : "Enter an e-mail address, such as ward@hospital.example"

const email = <const Label extends string, const Says extends More>(label: Label, more?: Says) =>
  line(label, { inputMode: "email", check: emailAddress, ...more } as const)

const postCode = <const Label extends string, const Says extends More>(label: Label, more?: Says) =>
  text({
    label,
    max: 12,
    written: (typed: string) => typed.trim().replace(/\s+/g, " ").toUpperCase(),
    ...more
  } as { readonly label: Label; readonly max: 12; readonly written: (typed: string) => string } & Says)

/** What stands beside a text that lists show to whoever has to do with the journey. */
const readByMany = "Lists show it to whoever has to do with the journey: name no patient"

const journey = {
  /** When the patient is to be picked up, in UTC. */
  dateTimeRequired: {
    ...moment({
      label: "Date and time required",
      required: "Enter the date and time of the pickup",
      harmless: true
    }),
    say: (typed: string, zone: string) =>
      momentIn(typed) === undefined ? typed : writeInstant("moment", typed, zone)
  },
  /** The post code of the pickup. */
  pickupPostCode: postCode("Pickup post code", { required: "Enter the post code of the pickup" } as const),
  /** What the destination is called. */
  destination: line("Destination", {
    hint: readByMany,
    required: "Enter the destination"
  } as const),
  /** The post code of the destination. */
  destinationPostCode: postCode("Destination post code", {
    required: "Enter the post code of the destination"
  } as const),
  /** What else is asked for. */
  specialRequests: longer("Special requests", { audience: care } as const),
  /** Who is needed: the three roles with nobody where it is left out, nobody at all where it is null. */
  transportWorkerSpecList: crewQuestion
} as const

const pickup = {
  /** The ward at which the patient is. */
  pward: line("Ward", { hint: readByMany } as const),
  /** The number of the directorate to which the ward belongs, as its organisation counts them. */
  pickupDirectorateId: wholeNumber({
    label: "Directorate",
    name: "Directorate of the ward",
    hint: "Its number in your organisation, where it has one",
    min: 0,
    max: 2_147_483_647,
    audience: contact
  }),
  /** The hospital or home of the ward, which may tell what ails the patient. */
  pcbusiness: line("Hospital or home", { audience: care } as const),
  /** Who is there. */
  pname: line("Contact at the pickup", {
    required: "Enter the name of the contact at the pickup",
    audience: contact
  } as const),
  /** Where that is. */
  pcaddress: line("Address of the pickup", {
    required: "Enter the address of the pickup",
    height: 3,
    wide: true,
    audience: contact
  } as const),
  /** How they are reached by e-mail. */
  pcemail: email("E-mail of the contact", {
    required: "Enter the e-mail address of the contact at the pickup",
    audience: contact
  } as const),
  /** The telephone there. */
  pickupLocationContactNumber: telephoneAsGiven({ label: "Telephone at the pickup", audience: contact })
} as const

const patient = {
  /** The patient's name. */
  patientName: line("Patient's name", { required: "Enter the patient's name", audience: identity } as const),
  /** The patient's day of birth. */
  pdob: date({
    label: "Patient's date of birth",
    required: "Enter the patient's date of birth",
    latest: 0,
    tooLate: "The patient's date of birth must be today or earlier",
    audience: identity
  }),
  /** The patient's gender. */
  passengerGender: choice({
    label: "Gender",
    name: "Patient's gender",
    of: { FEMALE: "Female", MALE: "Male", OTHER: "Another gender" },
    as: "radios",
    required: "Choose the patient's gender",
    audience: care
  }),
  /** The NHS number: ten digits, where it is known. */
  nhs: nhsNumberAsGiven({ label: "NHS number", audience: identity }),
  /** By what law the patient travels. */
  reasonForTransport: choice({
    label: "Reason for transport",
    of: {
      MENTAL_HEALTH_ACT: "Mental Health ACT",
      CHILDREN_ACT: "Children ACT",
      INFORMAL_PATIENT: "Informal Patient"
    },
    as: "radios",
    required: "Choose the reason for transport",
    audience: care
  }),
  /** The section of the Mental Health Act. */
  mha: line("Section of the Mental Health Act", { audience: care } as const),
  /** How the patient is. */
  mentalHealthStatus: longer("Mental health status", {
    required: "Describe the mental health status of the patient",
    audience: care
  } as const),
  /** Whether the patient knows. */
  isPassengerAwareOfTransport: yesOrNo({
    label: "Patient aware of transport",
    required: "Say whether the patient is aware of the transport",
    audience: care
  })
} as const

const health = {
  /** What the patient was diagnosed with. */
  diagnosis: line("Diagnosis", { audience: care } as const),
  /** Whether there was medication within four hours. */
  patientMedication: yesOrNo({
    label: "Medication within 4 hours",
    required: "Say whether the patient had medication within 4 hours",
    audience: care
  }),
  /** Which, and when. */
  medication: longer("Which medication, how much and when", {
    required: "Enter the medication of the last 4 hours",
    audience: care
  } as const),
  /** What the patient takes. */
  pmeds: longer("Present medication", { audience: care } as const),
  /** Rapid tranquillisation within six hours. */
  rapidTranq: line("Rapid tranquillisation in the last 6 hrs", { audience: care } as const),
  /** What else ails the patient. */
  physicalHealth: longer("Physical health issues", { audience: care } as const),
  /** What is infectious. */
  infectionControl: longer("Infection control", { audience: care } as const),
  /** The result of a test within 48 hours. */
  covid: choice({
    label: "Covid status in the last 48 hrs",
    of: { POSITIVE: "Positive", NEGATIVE: "Negative", NOT_KNOWN: "not known" },
    placeholder: "Not told",
    audience: care
  }),
  /** What the patient must not have. */
  allergies: line("Allergies", { audience: care } as const),
  /** What the patient eats, and whether staff may offer food. */
  offerFood: line("Dietary requirements", { audience: care } as const)
} as const

const moving = {
  /** Whether the patient walks and steps up unaided. */
  walk: yesOrNo({
    label: "Can walk and step up unaided",
    required: "Say whether the patient can walk and step up unaided",
    audience: care
  }),
  /** What help is needed. */
  walkInfo: longer("What help is needed", {
    required: "Explain what help the patient needs",
    audience: care
  } as const),
  /** Wheelchair, stretcher, or other. */
  mobilityIssues: line("Mobility issues", { audience: care } as const),
  /** Anything else about moving. */
  otherMobilityIssues: line("Other mobility issues", { audience: care } as const),
  /** Whether soft cuffs or another restraint will be needed. */
  passengerRequiresRestraints: yesOrNo({
    label: "Mechanical restraint/soft cuffs needed",
    required: "Say whether mechanical restraint or soft cuffs are needed",
    audience: care
  }),
  /** Why. */
  reasonsForRestrains: longer("Reason for the restraint", {
    required: "Enter the reason for the restraint",
    audience: care
  } as const),
  /** Whether staff of the ward come along. */
  areStaffEscortingPatient: yesOrNo({
    label: "Ward staff escort the patient",
    required: "Say whether ward staff escort the patient",
    audience: care
  }),
  /** How many of them. */
  wardEscort: wholeNumber({
    label: "Total ward staff escorting",
    min: 1,
    max: 20,
    required: "Enter how many ward staff escort the patient",
    audience: care
  })
} as const

const arrival = {
  /** The ward to which the patient goes, which may tell what ails them. */
  dward: line("Ward", { name: "Ward of the destination", audience: care } as const),
  /** The hospital or home of that ward. */
  dbusiness: line("Hospital or home", {
    name: "Hospital or home of the destination",
    audience: care
  } as const),
  /** Who is there. */
  dname: line("Contact at the destination", { audience: contact } as const),
  /** The telephone of that contact. */
  dcontact: telephoneAsGiven({ label: "Telephone of the contact", audience: contact }),
  /** The telephone of the place. */
  destinationContactNumber: telephoneAsGiven({ label: "Telephone at the destination", audience: contact }),
  /** The e-mail address of that contact. */
  demail: email("E-mail at the destination", { audience: contact } as const)
} as const

const paying = {
  /** Who is billed. */
  bname: line("Who is billed", { audience: billing } as const),
  /** Where the bill goes. */
  baddress: line("Address for the bill", { height: 3, wide: true, audience: billing } as const),
  /** The post code of that. */
  bpostCode: postCode("Post code for the bill", { audience: billing } as const),
  /** The telephone of whoever is billed. */
  bphone: telephoneAsGiven({ label: "Telephone for billing", audience: billing }),
  /** Their e-mail address. */
  bemail: line("E-mail for billing", { inputMode: "email", audience: billing } as const),
  /** How the invoice is to be made out. */
  binvoice: line("Invoice reference", { audience: billing } as const),
  /** The number of the purchase order. */
  porderNum: line("Purchase order number", { audience: billing } as const),
  /** The code of NHS Shared Business Services. */
  sbsCode: line("SBS code", { audience: billing } as const),
  /** Who authorised the expense. */
  authority: line("Authorised by", { audience: billing } as const)
} as const

const submitting = {
  /** Who asks for the journey. */
  submittedBy: line("Your name", { name: "Asked by", autoComplete: "name", audience: contact } as const),
  /** Where receipts and the link to the request go. */
  semail: email("Your e-mail", {
    name: "E-mail of whoever asks",
    required: "Enter your e-mail address",
    autoComplete: "email",
    audience: contact
  } as const),
  /** How they are reached. */
  sphone: telephoneAsGiven({
    label: "Your telephone",
    name: "Telephone of whoever asks",
    autoComplete: "tel",
    audience: contact
  }),
  /** Whether what is told is as far as they know right. */
  disclaimer: tick({
    name: "Said to be right",
    label:
      "What is told here is right as far as I know, and the agency may be told it to carry out this journey"
  })
} as const

const isYes = (answer: string) => answer === "YES"

/**
 * The request for a secure journey (specification 002 §3 and §5): the one table that gives each of its fields its label,
 * section, kind and reader. `patientName` and `pdob` are the patient's, `pname` and `pc*` the contact's at the pickup.
 */
export const transportForm = formInSections(
  {
    journey: { title: "The journey", questions: journey },
    pickup: { title: "Pickup", questions: pickup },
    patient: { title: "The patient", questions: patient },
    health: { title: "Health and medication", questions: health },
    moving: { title: "Moving and escort", questions: moving },
    risks: {
      title: "Current risks",
      notice: ["S is significant, H high, M medium, L low and U unknown. S, H and M want an explanation."],
      questions: riskQuestions
    },
    arrival: { title: "At the destination", questions: arrival },
    paying: { title: "Billing", questions: paying },
    submitting: { title: "Who asks", questions: submitting }
  },
  {
    asked: {
      ...explanationsAsked,
      mha: ({ reasonForTransport }) => reasonForTransport === "MENTAL_HEALTH_ACT",
      medication: ({ patientMedication }) => isYes(patientMedication),
      walkInfo: ({ walk }) => walk === "NO",
      reasonsForRestrains: ({ passengerRequiresRestraints }) => isYes(passengerRequiresRestraints),
      wardEscort: ({ areStaffEscortingPatient }) => isYes(areStaffEscortingPatient)
    },
    rules: {
      ...explanationsNeeded,
      dateTimeRequired: ({ dateTimeRequired }, { now }) => {
        const text = isOutOfReach(dateTimeRequired, now)
        return text === undefined ? undefined : { text }
      },
      disclaimer: ({ disclaimer }) =>
        disclaimer ? undefined : { text: "Say that what is told here is right", kind: "missing" }
    },
    confirms: {
      dateTimeRequired: ({ dateTimeRequired }, { now }) => isPastOrFar(dateTimeRequired, now),
      pickupLocationContactNumber: ({ pickupLocationContactNumber }) =>
        telephoneDoubt(pickupLocationContactNumber),
      dcontact: ({ dcontact }) => telephoneDoubt(dcontact),
      destinationContactNumber: ({ destinationContactNumber }) => telephoneDoubt(destinationContactNumber),
      bphone: ({ bphone }) => telephoneDoubt(bphone),
      sphone: ({ sphone }) => telephoneDoubt(sphone),
      bemail: ({ bemail }) =>
        bemail.trim() === "" || isEmail(bemail.trim())
          ? undefined
          : "This is no e-mail address, and no bill arrives there",
      nhs: ({ nhs }) => nhsNumberDoubt(nhs),
      pdob: ({ pdob, dateTimeRequired, reasonForTransport }) => {
        const age = ageOn(pdob, dateTimeRequired)
        if (age === undefined) return undefined
        if (age > 110) return `The patient would be ${age} years old`
        return age < 18 && reasonForTransport !== "CHILDREN_ACT"
          ? "The patient is under 18 and does not travel under the Children Act. A unit for adults cannot take a child"
          : undefined
      },
      transportWorkerSpecList: ({ transportWorkerSpecList }) =>
        transportWorkerSpecList.every(({ numberOfStaff }) => Number(numberOfStaff) === 0)
          ? "No crew is asked for: the agency will say who is needed"
          : undefined
    }
  }
)

/** What is read where a request says nothing (specification 002 §2). */
export const readWhereUnsaid = {
  diagnosis: "None",
  covid: "not known",
  offerFood: "Staff cannot offer food.",
  allergies: "No known allergies",
  rapidTranq: "None administered"
} as const
