import { generateKeyPairSync, sign } from "node:crypto"
import { type JobPack, sealedText } from "../../src/pack/JobPack.ts"
import { base64url, bytesOf, sha256 } from "../../src/pack/packBytes.ts"
import { saltedParts, sealedPack, type UnsealedPart } from "../../src/pack/sealPack.ts"

const { privateKey, publicKey } = generateKeyPairSync("ed25519")

/** The key that seals the packs of the tests. */
export const aKey = base64url(publicKey.export({ format: "der", type: "spki" }).subarray(-32))

/** The PDF of a pack of the tests. */
export const aPdf = bytesOf("%PDF of the agency")

/** The same pack, signed anew by somebody else, with a key of their own. */
export const resealed = (pack: JobPack): JobPack => {
  const forger = generateKeyPairSync("ed25519")
  const key = base64url(forger.publicKey.export({ format: "der", type: "spki" }).subarray(-32))
  return {
    ...pack,
    publicKey: key,
    signature: base64url(sign(null, Buffer.from(sealedText(pack)), forger.privateKey))
  }
}

/** A sealed pack of these parts. */
export const aPack = async (
  parts: ReadonlyArray<UnsealedPart> = [
    { name: "request", content: { patientName: "Ada Byron", nhs: "9991234567" } },
    { name: "crew", content: [{ name: "Mo Farah", standing: "ELIGIBLE" }] },
    { name: "looks", content: [] }
  ]
): Promise<JobPack> =>
  sealedPack(
    {
      jobId: 12,
      refPrefix: "T-12",
      sealedAt: "2026-11-20T09:30:00.000Z",
      pdf: { AGENCY: await sha256(aPdf), CLIENT: await sha256(bytesOf("%PDF of the client")) },
      parts: await saltedParts(parts),
      publicKey: aKey
    },
    async (text) => sign(null, Buffer.from(text), privateKey)
  )
