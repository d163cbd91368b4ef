import { type JobPack, type PackHolder, type PackPart, packFormat, sealedText } from "./JobPack.ts"
import { base64url, partHash } from "./packBytes.ts"

/** A part before it is sealed: its content is JSON. */
export interface UnsealedPart {
  readonly name: string
  readonly content: unknown
}

/** Parts with a salt of their own each, and the hashes that are signed. */
export const saltedParts = (parts: ReadonlyArray<UnsealedPart>): Promise<ReadonlyArray<PackPart>> =>
  Promise.all(
    parts.map(async ({ name, content }) => {
      const salt = base64url(crypto.getRandomValues(new Uint8Array(32)))
      const text = JSON.stringify(content)
      return { name, hash: await partHash({ name, salt, content: text }), salt, content: text }
    })
  )

type Unsigned = Pick<JobPack, "jobId" | "refPrefix" | "sealedAt" | "pdf" | "parts" | "publicKey">

/** The agency's copy of a pack, signed by `sign`. */
export const sealedPack = async (
  pack: Unsigned,
  sign: (text: string) => Promise<Uint8Array>
): Promise<JobPack> => {
  const whole = { format: packFormat, version: 1, ...pack } as const
  return { ...whole, holder: "AGENCY", signature: base64url(await sign(sealedText(whole))) }
}

/** A pack without some of its parts, as another holder gets it: their content and their salts are left out. */
export const copyFor = (pack: JobPack, holder: PackHolder, isTheirs: (name: string) => boolean): JobPack => ({
  ...pack,
  holder,
  parts: pack.parts.map((part) => without(part, "WITHHELD", isTheirs))
})

/** A pack of which parts were erased by law, with their salts; what was withheld before stays so. */
export const erasedPack = (pack: JobPack, stays: (name: string) => boolean): JobPack => ({
  ...pack,
  parts: pack.parts.map((part) => without(part, "ERASED", stays))
})

const without = (
  part: PackPart,
  absent: NonNullable<PackPart["absent"]>,
  stays: (name: string) => boolean
): PackPart =>
  part.salt === null || stays(part.name) ? part : { ...part, salt: null, content: null, absent }
