import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from "node:crypto"
import { base64url } from "../../packages/sdk/src/pack/packBytes.ts"
import { filePart, packParts } from "../../packages/sdk/src/pack/packParts.ts"
import { saltedParts, sealedPack } from "../../packages/sdk/src/pack/sealPack.ts"
import { isWhole, verifyPack } from "../../packages/sdk/src/pack/verifyPack.ts"
import { median } from "./measure.ts"

const rounds = Number(process.env.ROUNDS ?? 7)
const photoCount = 40

/** Bytes of a photo as a telephone sends it, made small. */
const photoSize = 400_000

const photos = Array.from({ length: photoCount }, () => randomBytes(photoSize))
const lines = (one: string) =>
  Array.from({ length: 15 }, (_, index) => `${one} ${index + 1}: `.padEnd(255, "what is to be said of it "))

/** The parts of a long journey: both lists full at both ends, and as much in each of the others. */
const parts = () => [
  ...Object.keys(packParts).map((name) => ({
    name,
    content: { property: [lines("Item"), lines("Item")], medication: [lines("Medicine"), lines("Medicine")] }
  })),
  ...photos.map((photo) => ({
    name: filePart(randomUUID()),
    content: { contentType: "image/jpeg", sha256: sha256(photo), base64: photo.toString("base64") }
  }))
]

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("base64url")

const { privateKey, publicKey } = generateKeyPairSync("ed25519")
const key = base64url(publicKey.export({ format: "der", type: "spki" }).subarray(-32))

/** Seals a pack as the service does, but for its PDFs; gives its file. */
const seal = async (): Promise<string> => {
  const pack = await sealedPack(
    {
      ...{ jobId: 1, refPrefix: "T-1", sealedAt: "2026-11-25T12:00:00.000Z", publicKey: key },
      pdf: { AGENCY: sha256(Buffer.from("agency")), CLIENT: sha256(Buffer.from("client")) },
      parts: await saltedParts(parts())
    },
    async (text) => sign(null, Buffer.from(text), privateKey)
  )
  return JSON.stringify(pack)
}

const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** How long it takes to seal and to verify a pack with forty photos, and how large it is, against hashing and the bytes of the photos. */
export const benchPack = async () => {
  const times: Record<"hash" | "seal" | "verify", Array<number>> = { hash: [], seal: [], verify: [] }
  let file = await seal()
  for (let round = 0; round < rounds; round += 1) {
    times.hash.push(await timed(() => photos.map(sha256)))
    times.seal.push(
      await timed(async () => {
        file = await seal()
      })
    )
    times.verify.push(
      await timed(async () => {
        if (!isWhole(await verifyPack(file, { publicKey: key }))) throw new Error("The pack is not whole")
      })
    )
  }
  const hash = median(times.hash)
  const row = (figure: string, floor: number, pack: number) => ({
    figure,
    photos: Math.round(floor),
    pack: Math.round(pack),
    ratio: Number((pack / floor).toFixed(2))
  })
  return [
    row("sealing, ms (photos: hashing them)", hash, median(times.seal)),
    row("verifying, ms (photos: hashing them)", hash, median(times.verify)),
    row("size, kB", (photoCount * photoSize) / 1000, Buffer.byteLength(file) / 1000)
  ]
}

if (import.meta.main) console.table(await benchPack())
