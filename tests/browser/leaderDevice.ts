import { randomUUID } from "node:crypto"
import { checksByName } from "../../packages/sdk/src/leader/vehicleChecks.ts"
import type { RunningService } from "../startService.ts"

interface Leader {
  readonly id: number
  readonly token: string
}

const passed = Object.fromEntries(Object.keys(checksByName).map((check) => [check, { result: "PASS" }]))
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const signed = (name: string) => ({ name, method: "TYPED", drawing: "", signedAt: minutesAgo(1) })
const fifteen = (...lines: ReadonlyArray<string>) => Array.from({ length: 15 }, (_, at) => lines[at] ?? "")

/** The device of a journey's leader, without its screens: what it sends of the log, and whether it is let in. */
export const leaderDevice = async (
  { url }: RunningService,
  jobId: number,
  { id: workerId, token }: Leader,
  code?: string
) => {
  const ask = async (bearer: string, path: string, method: string, body: object) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const entry = await ask(token, `/worker/${workerId}/transport/${jobId}/log`, "POST", { code })
  const sent = new Map<string, string>()
  /** Sends a part; what was sent before of it is corrected. */
  const send = async (part: string, content: object) => {
    const id = randomUUID()
    const follows = sent.get(part)
    await ask(entry.visit.token, `/team-leader/${jobId}/${part}`, "PUT", { id, follows, content })
    sent.set(part, id)
  }
  const signs = { giver: signed("Grace Okafor"), receiver: signed("Nell Dale") }
  return {
    takenOverFrom: entry.takenOverFrom as string | undefined,
    vehicle: (vehicleId: number, fails: object = {}) =>
      send("vehicle", { ...passed, ...fails, vehicleId, startMileage: 1_000 }),
    property: (end: "TAKEN" | "HANDED", ...lines: ReadonlyArray<string>) =>
      send(`property/${end}`, { propertyList: fifteen(...lines), cashHandover: 5, ...signs }),
    medication: (end: "TAKEN" | "HANDED") => send(`medication/${end}`, { noMedication: true, ...signs }),
    dropOff: (recipientName: string) =>
      send("drop-off", {
        ...{ pdroppedOff: true, dropTime: minutesAgo(2), mileage: 1_042, signature: true },
        ...{ recipientName, recipientUnsigned: "Called away", pfCourtesy: 5, pcomment: "Kind people" }
      }),
    incident: (kind: string) => send(`incidents/${randomUUID()}`, { kind, start: minutesAgo(3) })
  }
}
