import { createHmac, timingSafeEqual } from "node:crypto"
import { Effect } from "effect"
import type { Database } from "../database/Database.ts"
import { keptSecret } from "../database/keptSecret.ts"
import { now } from "../time/now.ts"
import { fileAddress } from "./fileAddress.ts"

/** Links end on the quarter of an hour, so that a page that asks twice gets the same link twice. */
const quarter = 15 * 60_000

/** What signs links. */
const signingKey = keptSecret("fileLink")

/** By what right a file is shown: a call about one thing, such as `bank.copy` about worker 12, and a permission beside it. */
export interface ShownBy {
  readonly call: string
  readonly about: number
  readonly permission?: string | undefined
}

/**
 * Signs addresses of files that only some people may see. A link is good for 15 to 30 minutes. Where it is written down who
 * looks, it says for whom it was made, and by what right, and shows nothing once they may not see the file any more.
 */
export const fileLinks = (
  viewer?: number
): Effect.Effect<(fileId: string, right?: ShownBy) => string, never, Database> =>
  Effect.gen(function* () {
    const key = yield* signingKey
    const until = (Math.floor((yield* now).getTime() / quarter) + 2) * quarter
    const by = viewer === undefined ? "" : String(viewer)
    return (fileId, right) => {
      const as = right ? [right.call, right.about, right.permission ?? ""].join("-") : ""
      const signature = signatureOf(key, fileId, until, by, as)
      return `${fileAddress(fileId)}?until=${until}${by && `&for=${by}`}${as && `&as=${as}`}&signature=${signature}`
    }
  })

/** The signed address of one file. */
export const fileLink = (fileId: string, viewer?: number): Effect.Effect<string, never, Database> =>
  Effect.map(fileLinks(viewer), (link) => link(fileId))

/** For whom a link to a file was made and by what right, where it says so; undefined unless it was signed here and has not ended yet. */
export const openedLink = Effect.fnUntraced(function* (
  fileId: string,
  asked: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
) {
  const [until, by, as, signature] = [asked.until, asked.for, asked.as, asked.signature].map((part) =>
    String(part ?? "")
  )
  const end = /^\d{1,15}$/.test(until ?? "") ? Number(until) : 0
  if (end <= (yield* now).getTime()) return undefined
  const given = Buffer.from(signature ?? "")
  const wanted = Buffer.from(signatureOf(yield* signingKey, fileId, end, by ?? "", as ?? ""))
  const isGood = given.length === wanted.length && timingSafeEqual(given, wanted)
  const [call = "", about, permission] = as ? as.split("-") : []
  const right: ShownBy | undefined = as ? { call, about: Number(about), permission } : undefined
  return isGood ? { viewer: by ? Number(by) : undefined, right } : undefined
})

const signatureOf = (key: string, fileId: string, until: number, by: string, as: string) =>
  createHmac("sha256", key)
    .update(`${fileId} ${until}${by && ` ${by}`}${as && ` as ${as}`}`)
    .digest("base64url")
