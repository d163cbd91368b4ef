import { randomUUID } from "node:crypto"
import { makeClient } from "@crewfleet/sdk"
import type { JobPack } from "@crewfleet/sdk/rules"
import { expect } from "vitest"
import { logsAt } from "../leader/logsAt.ts"
import {
  someDropOff,
  someIncident,
  someMedication,
  someProperty,
  someVehicleLog
} from "../leader/someRecords.ts"
import type { Served } from "../servedOnBoth.ts"

/** What agencies and clients do with sealed packs. */
export const packsAt = (served: Served) => {
  const logs = logsAt(served)
  const { journey, device, desk, step, hours, clientOf } = logs

  /** A log in which everything says one word, with a photo, of a journey that a client's ward has asked for. */
  const logged = async (word: string) => {
    const there = await journey({ clientId: served.people.client })
    const on = await device(there.id)
    const photoId = randomUUID()
    await on.photo(photoId)
    const horn = { result: "FAIL", note: `${word} hit it`, photoIds: [photoId] } as const
    await on.vehicle(someVehicleLog(there.vehicleId, { horn }))
    const [defect] = (await (await desk()).log(there.id)).vehicle?.openDefects ?? []
    await (await desk()).overrule(there.id, defect?.id ?? 0, `${word} waits`)
    const first = await on.property("TAKEN", someProperty([`${word}'s bag`]))
    await on.property("TAKEN", someProperty([`${word}'s hat`]), { follows: first.id })
    await on.property("HANDED", someProperty([`${word}'s hat`]))
    await on.medication("TAKEN", someMedication([`for ${word}`]))
    await on.medication("HANDED", someMedication([`for ${word}`]))
    await on.incident(someIncident({ why: `${word} ran` }))
    await on.dropOff(someDropOff({ overallExperience: `${word} slept` }))
    await on.times(hours(there))
    return { ...there, photoId }
  }
  /** Waits until there is nothing to seal any more. */
  const sealed = () =>
    expect
      .poll(() =>
        served.query((db) =>
          db
            .selectFrom("jobs")
            .select(["id", "failure"])
            .where("kind", "=", "pack")
            .where("endedAt", "is", null)
            .execute()
        )
      )
      .toEqual([])
  /** The same, closed and sealed. */
  const closed = async (word = "quillon") => {
    const there = await logged(word)
    await step(there.id, "job.closed")
    await sealed()
    return there
  }
  const params = (id: number) => ({ params: { id } })
  const ofJob = async (id: number, name = "agency") =>
    textOf(await (await clientOf(name)).pack.ofJob(params(id)))
  const pdfOfJob = async (id: number) => bytes(await (await clientOf("agency")).pack.pdfOfJob(params(id)))
  const ofRequest = async (id: number) => textOf(await (await clientOf("client")).pack.ofRequest(params(id)))
  const pdfOfRequest = async (id: number) =>
    bytes(await (await clientOf("client")).pack.pdfOfRequest(params(id)))
  /** The key, as anybody is told it. */
  const key = async () => (await makeClient({ baseUrl: served.url, retries: 0 }).pack.key()).publicKey
  const packRow = (jobId: number) =>
    served.query((db) =>
      db.selectFrom("transportPacks").selectAll().where("jobId", "=", jobId).executeTakeFirst()
    )
  return {
    ...logs,
    ...{ logged, sealed, closed, ofJob, pdfOfJob, ofRequest, pdfOfRequest, key, packRow }
  }
}

/** What a part of a pack says; undefined where it is not in this copy. */
export const saidIn = (file: string, name: string) => {
  const pack: JobPack = JSON.parse(file)
  const content = pack.parts.find((part) => part.name === name)?.content
  return typeof content === "string" ? JSON.parse(content) : undefined
}

const bytes = (content: unknown) => content as Uint8Array<ArrayBuffer>
const textOf = (content: unknown) => new TextDecoder().decode(bytes(content))
