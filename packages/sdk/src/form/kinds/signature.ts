import { isBlank } from "../../contract/isBlank.ts"
import { plainLine } from "../../contract/plainText.ts"
import type { AnyForm } from "../FormOf.ts"
import type { Asking, Question } from "../Question.ts"
import type { FileAnswer, SentFile } from "./file.ts"
import { shapeOf } from "./group.ts"

/** How somebody signs: with a drawing, their typed name, or a picture of their signature. */
export type SigningMethod = "DRAWN" | "TYPED" | "UPLOADED"

/** A signature that may still be missing: nothing drawn, a typed name that nobody has confirmed, or a picture not chosen. */
export interface SignatureForm {
  readonly name: string
  readonly method: SigningMethod
  /** The path of an SVG; empty until something is drawn. */
  readonly drawing: string
  /** Whether a typed name stands for a signature. */
  readonly confirmed: boolean
  /** ISO 8601. */
  readonly signedAt: string | null
  /** The picture of an uploaded one. */
  readonly file?: FileAnswer | null | undefined
}

/** A signature on the wire. */
export interface SentSignature {
  /** The name that was typed as a signature; empty where a question beside it asks for the name. */
  readonly name: string
  /** DRAWN, TYPED or UPLOADED. */
  readonly method: SigningMethod
  /** What was drawn, as the path of an SVG. */
  readonly drawing: string
  /** When it was signed, in UTC. */
  readonly signedAt: string
  readonly file?: SentFile | null | undefined
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
  /** The question for a picture of it, `file`, where one may be uploaded. */
  readonly each?: AnyForm
}

/** Whether it stands for somebody's signature. */
export const isSigned = (
  { name, method, drawing, confirmed, file }: SignatureForm,
  { unnamed = false }: { readonly unnamed?: boolean } = {}
): boolean => {
  if (method === "TYPED") return confirmed && !isBlank(name)
  const isThere = method === "DRAWN" ? drawing !== "" : file?.id !== undefined
  return isThere && (unnamed || !isBlank(name))
}

/** How much a signature may hold, in characters. */
export const signatureLimits = { name: 100, drawing: 10_000 } as const

/** What is sent of it; undefined until it is given. */
export const signed = (
  form: SignatureForm,
  asking: Pick<AskingSignature, "unnamed" | "each"> = {}
): SentSignature | undefined => {
  const { name, method, drawing, signedAt } = form
  if (!isSigned(form, asking) || signedAt === null) return undefined
  return {
    name: plainLine(name).trim(),
    method,
    drawing: method === "DRAWN" ? drawing : "",
    signedAt,
    ...(method === "UPLOADED" && asking.each?.write({ file: form.file }))
  }
}

/** The form that says what a signature says. */
export const signatureFormOf = ({ file, ...given }: SentSignature): SignatureForm => ({
  ...given,
  ...(file && { file }),
  confirmed: given.method === "TYPED"
})

/** A signature, drawn, typed, or uploaded where it may be; its time is that of the act. */
export const signature = <const Says extends AskingSignature>(
  asking: Says
): Question<SignatureForm, SentSignature, Says> => ({
  ...asking,
  kind: "signature",
  shape: {
    name: "string",
    method: "string",
    drawing: "string",
    signedAt: "instant",
    ...(asking.each && shapeOf(asking.each))
  },
  empty: unsigned,
  take: (kept) => {
    const { name, method, drawing, confirmed, signedAt, file } = Object(kept)
    const isForm =
      [name, method, drawing].every((part) => typeof part === "string") &&
      (signedAt === null || typeof signedAt === "string")
    if (!isForm) return undefined
    const picture = asking.each?.take({ file }).form.file
    return {
      name,
      method,
      drawing,
      confirmed: confirmed === true,
      signedAt,
      ...(picture && { file: picture })
    }
  },
  read: (wire) => (wire ? signatureFormOf(wire) : unsigned),
  write: (typed) => signed(typed, asking),
  isAnswered: (typed) => signed(typed, asking) !== undefined || isChosen(typed),
  harmlessWithin: asking.each?.harmless ?? [],
  problems: ({ name, drawing, method, file }, circumstances) => {
    if (asking.each && method === "UPLOADED")
      return asking.each
        .problems({ file: file ?? null }, circumstances)
        .map(({ field: _, ...finding }) => finding)
    if (name.length > signatureLimits.name)
      return [{ at: "name", text: `The name must be ${signatureLimits.name} characters or fewer` }]
    return drawing.length > signatureLimits.drawing
      ? [{ text: "The signature is too large. Draw it again" }]
      : []
  },
  say: (typed) =>
    isSigned(typed, asking) || isChosen(typed)
      ? plainLine(typed.name).trim() || typed.file?.name || "Signed"
      : ""
})

/** Whether a picture of it was chosen, be it not uploaded yet. */
const isChosen = ({ method, file }: SignatureForm) =>
  method === "UPLOADED" && file !== null && file !== undefined
