import { fork } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { join } from "node:path"
import { makeClient, type PromiseClient, sessionInMemory } from "@crewfleet/sdk"
import { loginOutcome, photoMaximum } from "@crewfleet/sdk/rules"
import sharp from "sharp"
import { startPostgres } from "../../packages/service/test/database/PostgresServer.ts"
import { startService } from "../startService.ts"
import { median, percentile95 } from "./measure.ts"

const seconds = 10
const together = 20

/** A picture of noise, nearly as large as a photo may be. */
const largePhoto = async (): Promise<Blob> => {
  const width = 2_000
  const noise = (height: number) =>
    sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer()
  const probe = 200
  const { length } = await noise(probe)
  const photo = await noise(Math.floor((probe * photoMaximum * 0.99) / length))
  return new Blob([new Uint8Array(photo)], { type: "image/jpeg" })
}

const signIn = async (baseUrl: string): Promise<PromiseClient> => {
  const payload = { username: "agency@crewfleet.example", password: "Crewfleet-2026" }
  const outcome = loginOutcome(await makeClient({ baseUrl }).session.login({ payload }))
  if (outcome._tag !== "SignedIn") throw new Error("Nobody can sign in to the demo")
  return makeClient({ baseUrl, session: sessionInMemory(outcome.session) })
}

/** The address of the photo, which a vehicle of the demo now has. */
const upload = async (client: PromiseClient, photo: Blob): Promise<string> => {
  const payload = new FormData()
  payload.set("file", photo, "noise.jpg")
  const { content } = await client.vehicle.list({ query: { size: 1 } })
  const { photos } = await client.vehicle.addPhoto({
    params: { id: content[0]?.id ?? 0 },
    payload
  })
  return photos?.at(-1)?.url ?? ""
}

/** Milliseconds of one ordinary call after the other. */
const ordinaryCalls = async (client: PromiseClient): Promise<ReadonlyArray<number>> => {
  const calls = [() => client.vehicle.list(), () => client.dashboard.overview()]
  const took: Array<number> = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    for (const call of calls) {
      const started = performance.now()
      await call()
      took.push(performance.now() - started)
    }
  }
  return took
}

/** What comes of some work while others ask for the address, and how many answers they got. */
const besides = async <A>(address: string, work: () => Promise<A>) => {
  const others = fork(join(import.meta.dirname, "askAgain.ts"), [address, String(together)])
  try {
    await once(others, "message")
    const result = await work()
    others.send("stop")
    const [answers] = await once(others, "message")
    return { result, answers: Number(answers) }
  } finally {
    others.kill()
  }
}

const benchOn = async (database: string, environment: Readonly<Record<string, string>>) => {
  const service = await startService(environment)
  try {
    const client = await signIn(service.url)
    const photo = await largePhoto()
    const address = await upload(client, photo)
    const row = (photos: string, took: ReadonlyArray<number>) => ({
      database,
      "photo, bytes": photo.size,
      "photos/s": photos,
      calls: took.length,
      "p50, ms": Math.round(median(took)),
      "p95, ms": Math.round(percentile95(took)),
      "max, ms": Math.round(Math.max(...took)),
      "target of p95": 300
    })
    await ordinaryCalls(client)
    const alone = await ordinaryCalls(client)
    const { result, answers } = await besides(service.url + address, () => ordinaryCalls(client))
    return [row("0", alone), row(String(Math.round(answers / seconds)), result)]
  } finally {
    await service.stop()
  }
}

/**
 * Measures what ordinary calls of one person take while nobody and while twenty people ask for one photo of 5 MB again and
 * again, on PGlite and on PostgreSQL.
 */
export const benchFiles = async () => {
  const onPGlite = await benchOn("PGlite", {})
  const server = await startPostgres()
  try {
    return [...onPGlite, ...(await benchOn("PostgreSQL", { DATABASE_URL: server.url }))]
  } finally {
    await server.stop()
  }
}

if (import.meta.main) console.table(await benchFiles())
