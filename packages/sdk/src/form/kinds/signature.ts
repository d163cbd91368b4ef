import { isBlank } from "../../contract/isBlank.ts"
import type { Asking, Question } from "../Question.ts"

/** A signature that may still be missing: nothing drawn, or a typed name that nobody has confirmed. */
export interface SignatureForm {
  readonly name: string
  readonly method: "DRAWN" | "TYPED"
  /** The path of an SVG; empty until something is drawn. */
  readonly drawing: string
  /** Whether a typed name stands for a signature. */
  readonly confirmed: boolean
  /** ISO 8601. */
  readonly signedAt: string | null
}

/** A signature on the wire. */
export interface SentSignature {
  readonly name: string
  readonly method: "DRAWN" | "TYPED"
  readonly drawing: string
  readonly signedAt: string
}

/** A signature that nobody has given. */
export const unsigned: SignatureForm = {
  name: "",
  method: "DRAWN",
  drawing: "",
  confirmed: false,
  signedAt: null
}

/** What a question for a signature says. */
export interface AskingSignature extends Asking {
  /** The name is asked beside it: only one that is typed has a name of its own. */
  readonly unnamed?: true
}

/** Whether it stands for somebody's signature. */
export const isSigned = (
  { name, method, drawing, confirmed }: SignatureForm,
  { unnamed = false }: { readonly unnamed?: boolean } = {}
): boolean =>
  method === "DRAWN" ? drawing !== "" && (unnamed || !isBlank(name)) : confirmed && !isBlank(name)

/** How much a signature may hold, in characters. */
export const signatureLimits = { name: 100, drawing: 10_000 } as const

/** What is sent of it; undefined until it is given. */
export const signed = (
  form: SignatureForm,
  asking: Pick<AskingSignature, "unnamed"> = {}
): SentSignature | undefined => {
  const { name, method, drawing, signedAt } = form
  if (!isSigned(form, asking) || signedAt === null) return undefined
  return { name: name.trim(), method, drawing: method === "DRAWN" ? drawing : "", signedAt }
}

/** The form that says what a signature says. */
export const signatureFormOf = (given: SentSignature): SignatureForm => ({
  ...given,
  confirmed: given.method === "TYPED"
})

/** A signature, drawn or typed; its time is that of the act. */
export const signature = <const Says extends AskingSignature>(
  asking: Says
): Question<SignatureForm, SentSignature, Says> => ({
  ...asking,
  kind: "signature",
  shape: { name: "string", method: "string", drawing: "string", signedAt: "instant" },
  empty: unsigned,
  take: (kept) => {
    const { name, method, drawing, confirmed, signedAt } = Object(kept)
    const isForm =
      [name, method, drawing].every((part) => typeof part === "string") &&
      (signedAt === null || typeof signedAt === "string")
    return isForm ? { name, method, drawing, confirmed: confirmed === true, signedAt } : undefined
  },
  read: (wire) => (wire ? signatureFormOf(wire) : unsigned),
  write: (typed) => signed(typed, asking),
  problems: ({ name, drawing }) => {
    if (name.length > signatureLimits.name)
      return [{ at: "name", text: `The name must be ${signatureLimits.name} characters or fewer` }]
    return drawing.length > signatureLimits.drawing
      ? [{ text: "The signature is too large. Draw it again" }]
      : []
  },
  say: (typed) => (isSigned(typed, asking) ? typed.name.trim() || "Signed" : "")
})
