import type { Notice } from "@crewfleet/sdk"
import { isSigned, type SignatureForm } from "@crewfleet/sdk/rules"
import { signingNotices } from "./signingNotices.ts"

/** A signature that was given for something else: the name stays. */
const withdrawn = (signature: SignatureForm): SignatureForm => ({
  ...signature,
  drawing: "",
  confirmed: false,
  signedAt: null
})

/** Whether two forms say the same in these fields. */
export const sayTheSame = <Form extends object>(
  one: Form,
  other: Form,
  fields: ReadonlyArray<keyof Form>
): boolean =>
  fields.every(
    (field) => one[field] === other[field] || JSON.stringify(one[field]) === JSON.stringify(other[field])
  )

interface Signed<Form> {
  /** What is signed. */
  readonly content: ReadonlyArray<keyof Form>
  readonly signers: ReadonlyArray<keyof Form>
  readonly notice: Notice
}

interface SignedAnew<Form> {
  readonly changes: Partial<Form>
  readonly notice?: Notice | undefined
  readonly before?: Form | undefined
}

/**
 * A signature stands for what was there when it was given: where that changes, it has to be given again, and where the change is
 * taken back before anybody signed anew, it stands as it was given.
 */
export const signedAnew = <Form extends object>(
  { form, before }: { readonly form: Form; readonly before?: Form | undefined },
  changes: Partial<Form>,
  { content, signers, notice }: Signed<Form>
): SignedAnew<Form> => {
  const next = { ...form, ...changes }
  if (sayTheSame(form, next, content)) return { changes, before }
  const again = withdrawnIn(form, signers)
  if (again) return { changes: { ...changes, ...again }, notice, before: form }
  const left = before && withdrawnIn(before, signers)
  const isTakenBack =
    left && sayTheSame(before, next, content) && sayTheSame({ ...before, ...left }, next, signers)
  return isTakenBack
    ? { changes: { ...changes, ...among(before, signers) }, notice: signingNotices.standsAgain }
    : { changes, before }
}

/** Its signatures once they are withdrawn; undefined where nobody has signed. */
const withdrawnIn = <Form extends object>(
  form: Form,
  signers: ReadonlyArray<keyof Form>
): Partial<Form> | undefined => {
  // A drawing stands for what it was given for, whether or not a name stands beside it yet.
  const signed = signers.filter((signer) => isSigned(form[signer] as SignatureForm, { unnamed: true }))
  return signed.length > 0
    ? (Object.fromEntries(
        signed.map((signer) => [signer, withdrawn(form[signer] as SignatureForm)])
      ) as Partial<Form>)
    : undefined
}

/** What a form says in some of its fields. */
export const among = <Form extends object>(form: Form, fields: ReadonlyArray<keyof Form>): Partial<Form> =>
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<Form>
