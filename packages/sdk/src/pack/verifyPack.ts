import { type JobPack, type PackPart, packFormat, sealedText } from "./JobPack.ts"
import { bytesOf, fromBase64url, partHash, sha256 } from "./packBytes.ts"

/** How a part of a pack stands: as it was sealed, changed since, or not in this copy, for a reason. */
export type PartStanding = "WHOLE" | "CHANGED" | "ERASED" | "WITHHELD"

/** What was found of a pack. */
export interface PackFindings {
  readonly jobId: number
  readonly refPrefix: string
  readonly sealedAt: string
  readonly publicKey: string
  /**
   * Whether the key that the pack names signed what it promises, and is the one that was asked for. Where none was, the seal fits, and
   * says nothing of who made it.
   */
  readonly seal: "VALID" | "UNCOMPARED" | "BROKEN" | "OTHER_KEY"
  readonly parts: ReadonlyArray<{ readonly name: string; readonly standing: PartStanding }>
  /** Whether the PDF is the one of this copy; absent where none was looked at. */
  readonly pdf?: "WHOLE" | "CHANGED"
}

/** Why a file cannot be verified at all. */
export class NotAPack extends Error {
  override readonly name = "NotAPack"
}

/**
 * Says whether each part of a pack is as it was sealed. `file` is its text; `pdf` the PDF that came with it; `publicKey` that of the
 * service, base64url, without which anybody may have sealed it with a key of their own. Throws `NotAPack`.
 */
export const verifyPack = async (
  file: string,
  { pdf, publicKey }: { readonly pdf?: Uint8Array<ArrayBuffer>; readonly publicKey?: string } = {}
): Promise<PackFindings> => {
  const pack = packIn(file)
  const isSigned = await isSignedBy(pack)
  const { jobId, refPrefix, sealedAt } = pack
  return {
    ...{ jobId, refPrefix, sealedAt, publicKey: pack.publicKey },
    seal: isSigned ? comparedWith(pack.publicKey, publicKey) : "BROKEN",
    parts: await Promise.all(
      pack.parts.map(async (part) => ({ name: part.name, standing: await standingOf(part) }))
    ),
    ...(pdf && { pdf: (await sha256(pdf)) === pack.pdf[pack.holder] ? "WHOLE" : "CHANGED" })
  }
}

/** Whether all that is there is as the service sealed it: what was erased or withheld takes nothing from that. */
export const isWhole = (findings: PackFindings): boolean =>
  findings.seal === "VALID" && isConsistent(findings)

/** Whether all that is there fits its seal, whoever made that where no key was asked for. */
export const isConsistent = ({ seal, parts, pdf }: PackFindings): boolean =>
  (seal === "VALID" || seal === "UNCOMPARED") &&
  parts.every(({ standing }) => standing !== "CHANGED") &&
  pdf !== "CHANGED"

const comparedWith = (key: string, expected: string | undefined): PackFindings["seal"] => {
  if (expected === undefined) return "UNCOMPARED"
  return key === expected ? "VALID" : "OTHER_KEY"
}

const isSignedBy = async (pack: JobPack): Promise<boolean> => {
  const [key, signature] = [fromBase64url(pack.publicKey), fromBase64url(pack.signature)]
  if (key?.length !== 32 || signature?.length !== 64) return false
  const known = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"])
  return crypto.subtle.verify("Ed25519", known, signature, bytesOf(sealedText(pack)))
}

const standingOf = async ({ name, hash, salt, content, absent }: PackPart): Promise<PartStanding> => {
  if (salt === null && content === null) return absent === "WITHHELD" ? "WITHHELD" : "ERASED"
  if (salt === null || content === null) return "CHANGED"
  return (await partHash({ name, salt, content })) === hash ? "WHOLE" : "CHANGED"
}

const packIn = (file: string): JobPack => {
  let pack: Partial<JobPack>
  try {
    pack = Object(JSON.parse(file))
  } catch {
    throw new NotAPack("This is no JSON file")
  }
  if (pack.format !== packFormat) throw new NotAPack("This is no pack of a journey")
  if (pack.version !== 1) throw new NotAPack("This pack is of a newer version: take a newer `crewfleet`")
  const isPack =
    Number.isInteger(pack.jobId) &&
    [pack.refPrefix, pack.sealedAt, pack.publicKey, pack.signature].every(isText) &&
    (pack.holder === "AGENCY" || pack.holder === "CLIENT") &&
    isText(pack.pdf?.AGENCY) &&
    isText(pack.pdf.CLIENT) &&
    Array.isArray(pack.parts) &&
    pack.parts.every(isPart)
  if (!isPack) throw new NotAPack("Something essential is missing in this pack")
  return pack as JobPack
}

const isText = (value: unknown): value is string => typeof value === "string"
const isTextOrNull = (value: unknown) => value === null || isText(value)

const isPart = (value: unknown): boolean => {
  const { name, hash, salt, content } = Object(value)
  return isText(name) && isText(hash) && isTextOrNull(salt) && isTextOrNull(content)
}
