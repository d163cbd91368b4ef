import { plainText } from "../contract/plainText.ts"
import { isSigned, type SignatureForm, signatureFormOf, signed, unsigned } from "../form/kinds/signature.ts"
import type { Outline } from "../vehicle/outlineOf.ts"
import type { ConditionContent, Damage } from "./ConditionReport.ts"
import type { Accessory, Cleanliness, Party } from "./conditionChoices.ts"

/** A report while it is being filled in: as typed, and null where nothing has been chosen yet. */
export interface ConditionForm {
  readonly odometer: string
  readonly fuel: number | null
  readonly outside: Cleanliness | null
  readonly inside: Cleanliness | null
  /** Whether each was there; what is not named has not been looked for. */
  readonly accessories: Readonly<Partial<Record<Accessory, boolean>>>
  readonly damages: ReadonlyArray<Damage>
  /** The drawing on which they are marked. */
  readonly outline?: Outline | undefined
  readonly remarks: string
  readonly signatures: Readonly<Record<Party, SignatureForm>>
  /** The step of the booking that goes with the report; nothing of it is signed. */
  readonly step?: StepAsked | undefined
  /** When it was first opened on this device, by its clock: ISO 8601. */
  readonly openedAt?: string | undefined
}

/** Whether the hire starts, or is completed, with a report; as the booking's status suggests, unless told. */
export interface StepAsked {
  readonly wanted?: boolean | undefined
  /** When it was first asked for, by the device's clock: ISO 8601. */
  readonly at?: string | undefined
  /** The version of the booking that was known then, also where none was. */
  readonly version?: number | undefined
}

/** A report before anybody has looked at the vehicle. */
export const emptyConditionForm: ConditionForm = {
  odometer: "",
  fuel: null,
  outside: null,
  inside: null,
  accessories: {},
  damages: [],
  remarks: "",
  signatures: { hirer: unsigned, agency: unsigned }
}

/** Whether anybody has signed. */
export const isSignedByAnybody = ({ signatures }: ConditionForm): boolean =>
  isSigned(signatures.hirer) || isSigned(signatures.agency)

/** The report without its signatures: nobody signs what is changed afterwards. The names stay. */
export const withoutSignatures = (form: ConditionForm): ConditionForm => ({
  ...form,
  signatures: { hirer: blank(form.signatures.hirer), agency: blank(form.signatures.agency) }
})

const blank = ({ name, method }: SignatureForm): SignatureForm => ({ ...unsigned, name, method })

/** Kilometres as typed, with or without separators and the unit; undefined when it is no whole number. */
export const kilometresIn = (typed: string): number | undefined => {
  const number = typed.trim().replace(/\s*km$/i, "")
  const isGrouped = /^\d{1,3}([\s,.'’]\d{3})+$/.test(number)
  const digits = isGrouped ? number.replace(/\D/g, "") : number
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/** A signature that is given at the vehicle: no picture of one is uploaded there. */
const signedThere = (form: SignatureForm) => {
  const given = signed(form)
  return given && given.method !== "UPLOADED" ? { ...given, method: given.method } : undefined
}

/** What a complete form says; undefined while something is missing. */
export const contentOf = (form: ConditionForm): ConditionContent | undefined => {
  const { fuel, outside, inside, signatures } = form
  const odometer = kilometresIn(form.odometer)
  const [hirer, agency] = [signedThere(signatures.hirer), signedThere(signatures.agency)]
  if (odometer === undefined || fuel === null || !outside || !inside || !hirer || !agency) return undefined
  return {
    odometer,
    fuel,
    outside,
    inside,
    accessories: Object.entries(form.accessories).map(([accessory, present]) => ({
      accessory: accessory as Accessory,
      present
    })),
    damages: form.damages.map((damage) => ({ ...damage, note: plainText(damage.note).trim() })),
    ...(form.outline && form.damages.length > 0 && { outline: form.outline }),
    remarks: plainText(form.remarks).trim(),
    signatures: { hirer, agency }
  }
}

/** The form that says what a report says. */
export const formOf = (content: ConditionContent): ConditionForm => ({
  ...content,
  odometer: String(content.odometer),
  accessories: Object.fromEntries(content.accessories.map(({ accessory, present }) => [accessory, present])),
  signatures: {
    hirer: signatureFormOf(content.signatures.hirer),
    agency: signatureFormOf(content.signatures.agency)
  }
})
