import { isBlank } from "../contract/isBlank.ts"
import { isEmail } from "../contract/isEmail.ts"
import { formInSections } from "../form/form.ts"
import { moment, momentIn } from "../form/kinds/moment.ts"
import { rating } from "../form/kinds/rating.ts"
import { isSigned, signature } from "../form/kinds/signature.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"
import { yesOrNo } from "../form/kinds/yesOrNo.ts"
import { unsignedWords } from "./handover.ts"
import { isAhead } from "./isAhead.ts"
import { mileageMaximum } from "./vehicleLogForm.ts"

/** What the end of a journey has to fit. */
export interface DropOffFacts {
  /** What the odometer showed before the journey, in miles. */
  readonly startMileage?: number | undefined
}

const line = <const Label extends string>(label: Label) => text({ label, max: 255 })

/** How many characters of a patient's words the short answer takes (specification 002 §5). */
export const patientCommentMaximum = 20

const destination = {
  /** Whether the patient was dropped off where the request said. */
  pdroppedOff: {
    ...yesOrNo({
      label: "Patient dropped off at the above destination",
      required: "Say whether the patient was dropped off at the destination",
      harmless: true
    }),
    empty: "YES" as string
  },
  /** Whether they were dropped off elsewhere. */
  newLocation: tick({ label: "Another place" }),
  /** The address of that. */
  newAddress: text({ label: "New address", conditional: true, max: 255, height: 3, wide: true }),
  /** Its post code. */
  newPostCode: text({
    label: "New post code",
    max: 12,
    written: (typed: string) => typed.trim().replace(/\s+/g, " ").toUpperCase()
  }),
  /** Its telephone. */
  newPhone: text({ label: "New phone", max: 255, inputMode: "tel" }),
  /** Its e-mail address. */
  newEmail: text({
    label: "New e-mail",
    max: 255,
    inputMode: "email",
    check: (typed) =>
      isEmail(typed.trim()) ? undefined : "Enter an e-mail address, such as ward@hospital.example"
  }),
  /** When, in UTC. */
  dropTime: moment({
    label: "Time of the drop-off",
    required: "Enter when the patient was dropped off"
  }),
  /** What the odometer shows after the journey, in miles. */
  mileage: wholeNumber({
    label: "Mileage at the end",
    hint: "In miles, as the odometer shows it",
    min: 0,
    max: mileageMaximum,
    required: "Enter the mileage at the end",
    harmless: true
  })
} as const

const recipient = {
  /** What the recipient is to the patient: a ward, relatives. */
  patientRecipient: line("Patient handed over to"),
  /** Their name. */
  recipientName: text({
    label: "Name of the recipient",
    max: 255,
    required: "Enter who takes the patient over"
  }),
  /** How they are reached. */
  recipientContact: line("Contact of the recipient"),
  /** As what they take the patient over. */
  recipientRole: line("Role of the recipient"),
  /** Their signature. */
  recipientSignature: signature({ label: "Signature of the recipient", unnamed: true }),
  /** Why they do not sign. */
  recipientUnsigned: text({
    label: "Why the recipient does not sign",
    conditional: true,
    hint: "Only where the signature is missing",
    max: 500,
    height: 2,
    wide: true
  })
} as const

/** What is asked beside where, when and to whom: the odometer, how the recipient is reached, and the signature itself. */
const unsignedFields: ReadonlyArray<string> = [
  "mileage",
  "recipientContact",
  "recipientSignature",
  "recipientUnsigned"
]

type SignedField = keyof typeof destination | keyof typeof recipient

/** What a recipient signs for, which is where, when and to whom the patient was handed over, and with which answer. */
export const signedByRecipient: Readonly<Record<"content" | "signers", ReadonlyArray<SignedField>>> = {
  content: (Object.keys({ ...destination, ...recipient }) as ReadonlyArray<SignedField>).filter(
    (field) => !unsignedFields.includes(field)
  ),
  signers: ["recipientSignature"]
}

const experience = {
  /** The cleanliness of the vehicle, 1 to 5. */
  pfCleanliness: rating({ label: "Cleanliness of the vehicle" }),
  /** The courtesy of the ambulance team, 1 to 5. */
  pfCourtesy: rating({ label: "Courtesy of the ambulance team" }),
  /** The knowledge of the ambulance team, 1 to 5. */
  pfKnowledge: rating({ label: "Knowledge of the ambulance team" }),
  /** How the patient or their relative was treated, 1 to 5. */
  pfTreatment: rating({ label: "Treatment of you or your relative" }),
  /** Whether they felt safe, 1 to 5. */
  pfAdvice: rating({ label: "Felt safe during transportation" }),
  /** The comfort, 1 to 5. */
  pfComfort: rating({ label: "Comfort for the journey" }),
  /** All in all, 1 to 5. */
  pfExperience: rating({ label: "Overall experience" }),
  /** In a few words. */
  pcomment: text({
    label: "Your comment",
    hint: "A few words; more fits below",
    max: patientCommentMaximum,
    counted: true
  }),
  /** In more words. */
  overallExperience: text({ label: "Your overall experience", max: 2_000, height: 4, wide: true })
} as const

const confirming = {
  /** Whether what the log says is confirmed. */
  signature: tick({
    label: "I confirm that the information entered on this log is correct",
    name: "Confirmed"
  })
} as const

const isElsewhere = ({ pdroppedOff }: { readonly pdroppedOff: string }) => pdroppedOff === "NO"
const missing = (text: string) => ({ text, kind: "missing" })

/**
 * The end of a journey (specification 002 §2 to §5): where the patient was dropped off, who took them over, what they say of it, and
 * that the log is right. What names the patient's experience is answered by nobody who does not want to.
 */
export const dropOffForm = formInSections(
  {
    destination: { title: "Drop-off", questions: destination },
    recipient: { title: "Recipient", questions: recipient },
    experience: { title: "Patient's experience", questions: experience },
    confirming: { title: "Submit the log", questions: confirming }
  },
  {
    facts: {} as DropOffFacts,
    asked: {
      newAddress: isElsewhere,
      newPostCode: isElsewhere,
      newPhone: isElsewhere,
      newEmail: isElsewhere
    },
    follows: {
      newLocation: ({ pdroppedOff, newAddress, newPostCode, newPhone, newEmail }) =>
        isElsewhere({ pdroppedOff }) &&
        [newAddress, newPostCode, newPhone, newEmail].some((typed) => !isBlank(typed))
    },
    rules: {
      newAddress: ({ newAddress }) =>
        isBlank(newAddress) ? missing("Enter where the patient was dropped off") : undefined,
      dropTime: ({ dropTime }, { now }) =>
        momentIn(dropTime) && isAhead(dropTime, now)
          ? "The time of the drop-off has not come yet"
          : undefined,
      mileage: ({ mileage }, { startMileage }) =>
        startMileage !== undefined && Number(mileage.replace(/[\s,]/g, "")) < startMileage
          ? `The mileage at the end must be ${startMileage.toLocaleString("en-GB")} or more, which it was at the start`
          : undefined,
      recipientSignature: ({ recipientSignature, recipientUnsigned }) =>
        isSigned(recipientSignature, { unnamed: true }) || !isBlank(recipientUnsigned)
          ? undefined
          : missing(unsignedWords("the recipient")),
      signature: ({ signature: confirmed }) =>
        confirmed ? undefined : missing("Please confirm information is correct.")
    }
  }
)

/** The miles of a journey. */
export const totalMileage = (start: number | undefined, end: number | undefined): number | undefined =>
  start === undefined || end === undefined ? undefined : end - start
