/** What the file of a pack says that it is. */
export const packFormat = "crewfleet.job-pack"

/** Who holds a copy of a pack. */
export type PackHolder = "AGENCY" | "CLIENT"

/** One part of a pack: what it says, and what the seal knows of it. */
export interface PackPart {
  readonly name: string
  /** SHA-256 over salt, name and content, base64url: all that the seal covers. */
  readonly hash: string
  /** 32 bytes of chance, base64url; null where the part is not in this copy. */
  readonly salt: string | null
  /** JSON, as text; null where the part is not in this copy. */
  readonly content: string | null
  /** Why it is not in this copy: erased by law, or not for whoever holds it. */
  readonly absent?: "ERASED" | "WITHHELD" | undefined
}

/**
 * A journey as it was, sealed: the service's key signs the hashes of all parts. As each hash has a salt of its own, a part can go
 * together with its salt, nobody can guess what stood in it, and the rest still verifies.
 */
export interface JobPack {
  readonly format: typeof packFormat
  readonly version: 1
  /** The number of the job. */
  readonly jobId: number
  readonly refPrefix: string
  /** When it was sealed, ISO 8601 in UTC. */
  readonly sealedAt: string
  readonly holder: PackHolder
  /** SHA-256 of the PDF of each holder's copy, base64url. */
  readonly pdf: Readonly<Record<PackHolder, string>>
  readonly parts: ReadonlyArray<PackPart>
  /** The key that signed it: Ed25519, its 32 bytes, base64url. */
  readonly publicKey: string
  /** Over `sealedText`, base64url. */
  readonly signature: string
}

/** The text that is signed: everything that a pack promises, whoever holds it and whatever of it is still there. */
export const sealedText = ({
  format,
  version,
  jobId,
  refPrefix,
  sealedAt,
  pdf,
  parts
}: Pick<JobPack, "format" | "version" | "jobId" | "refPrefix" | "sealedAt" | "pdf" | "parts">): string =>
  JSON.stringify([
    format,
    version,
    jobId,
    refPrefix,
    sealedAt,
    [pdf.AGENCY, pdf.CLIENT],
    parts.map(({ name, hash }) => [name, hash])
  ])
