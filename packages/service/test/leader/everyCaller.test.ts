import { makeClient } from "@crewfleet/sdk"
import { beforeAll, expect, it } from "vitest"
import { hashOf } from "../../src/secret/Secret.ts"
import { methods } from "../access/asking.ts"
import { pngOf } from "../agency/pngOf.ts"
import { formWith } from "../file/formWith.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { logsAt } from "./logsAt.ts"
import { someProperty } from "./someRecords.ts"

/** Those who ask, in the order of the columns below; a token is that of a device that was let in to a log. */
const callers = [
  ...["guest", "leader", "leaderToken", "former", "formerToken", "otherLeader", "otherToken"],
  ...["crew", "agency", "otherAgency", "ward", "wardLink", "clerk"]
] as const

const uuid = "0b7e1f2c-3d4a-4b5c-8d6e-7f8091a2b3c4"
const empty = { id: uuid, content: {} }
const reason = { reason: "By day" }
const photo = () => formWith(pngOf(60), "photo.png", "image/png")

/** What is sent is not complete, so that 400 says that somebody would be let in. */
const rows = [
  [
    "leader.open",
    "/worker/:worker/transport/:job/log",
    "401 200 403 200 403 403 403 403 403 403 403 403 403",
    {}
  ],
  ["leader.read", "/team-leader/:job", "401 403 200 403 403 403 404 403 403 403 403 403 403"],
  [
    "leader.sendVehicle",
    "/team-leader/:job/vehicle",
    "401 403 400 403 400 403 404 403 403 403 403 403 403",
    empty
  ],
  [
    "leader.sendProperty",
    "/team-leader/:job/property/HANDED",
    "401 403 400 403 400 403 404 403 403 403 403 403 403",
    empty
  ],
  [
    "leader.sendMedication",
    "/team-leader/:job/medication/TAKEN",
    "401 403 400 403 400 403 404 403 403 403 403 403 403",
    empty
  ],
  [
    "leader.sendDropOff",
    "/team-leader/:job/drop-off",
    "401 403 400 403 400 403 404 403 403 403 403 403 403",
    empty
  ],
  [
    "leader.sendTimes",
    "/team-leader/:job/times",
    "401 403 400 403 400 403 404 403 403 403 403 403 403",
    empty
  ],
  [
    `leader.sendIncident`,
    `/team-leader/:job/incidents/${uuid}`,
    "401 403 400 403 400 403 404 403 403 403 403 403 403",
    empty
  ],
  [
    `leader.sendPhoto`,
    `/team-leader/:job/photos/${uuid}`,
    "401 403 200 403 200 403 404 403 403 403 403 403 403",
    photo
  ],
  ["journeyLog.byId", "/transport/:job/log", "401 403 403 403 403 403 403 403 200 404 403 403 403"],
  ["journeyLog.makeCode", "/transport/:job/log/code", "401 403 403 403 403 403 403 403 409 404 403 403 403"],
  [
    "journeyLog.giveBack",
    "/transport/:job/log/returned",
    "401 403 403 403 403 403 403 403 409 404 403 403 403",
    { steps: [{ step: "plan", words: "An hour less" }] }
  ],
  [
    "journeyLog.overrule",
    "/transport/:job/log/defects/999999/overruled",
    "401 403 403 403 403 403 403 403 404 404 403 403 403",
    reason
  ],
  [
    "journeyLog.mend",
    "/transport/:job/log/defects/999999/mended",
    "401 403 403 403 403 403 403 403 404 404 403 403 403",
    reason
  ],
  ["pack.ofJob", "/transport/:job/pack", "401 403 403 403 403 403 403 403 409 404 403 403 403"],
  ["pack.pdfOfJob", "/transport/:job/pack.pdf", "401 403 403 403 403 403 403 403 409 404 403 403 403"],
  ["pack.ofRequest", "/transport-request/:job/pack", "401 403 403 403 403 403 403 403 403 403 409 403 403"],
  [
    "pack.pdfOfRequest",
    "/transport-request/:job/pack.pdf",
    "401 403 403 403 403 403 403 403 403 403 409 403 403"
  ],
  ["pack.key", "/pack-key", "200 200 200 200 200 200 200 200 200 200 200 200 200"]
] as const satisfies ReadonlyArray<readonly [string, string, string, (object | (() => FormData))?]>

describeServedOnce("Everybody who may ask about the log of a journey", (served) => {
  const at = logsAt(served)
  const tokens: Partial<Record<(typeof callers)[number], string>> = {}
  /** Who each session is of, where they are asked by their own number. */
  const workers: Partial<Record<(typeof callers)[number], number>> = {}
  let job = 0

  beforeAll(async () => {
    await at.prepare()
    const [next, crew, other] = [await at.newLeader(), await at.newLeader(), await at.newLeader()]
    const client = served.people.client
    const there = await at.journey({ clientId: client, second: next.workerId, lines: [{ staff: 3 }] })
    await at.newPlace(there, crew.workerId)
    job = there.id
    const elsewhere = await at.journey({ leaderId: other.workerId })
    const tokenOf = async (id: number, name?: string, code?: string) =>
      (await (await at.leading(name))(id, code)).visit?.token ?? ""
    tokens.formerToken = await tokenOf(job)
    await at
      .deviceOf(job, { visit: { token: tokens.formerToken } } as never)
      .property("TAKEN", someProperty())
    await at.nameLeader(job, next.workerId)
    tokens.leaderToken = await tokenOf(job, next.name, (await (await at.desk()).code(job)).code)
    tokens.otherToken = await tokenOf(elsewhere.id, other.name)
    const session = async (name: string) => String((await at.signIn(name)).access_token)
    const names = { leader: next.name, former: "worker", otherLeader: other.name, crew: crew.name } as const
    for (const [caller, name] of Object.entries({
      ...names,
      ...{ agency: "agency", otherAgency: "other-agency", ward: "client", clerk: "clerk" }
    }))
      tokens[caller as keyof typeof names] = await session(name)
    Object.assign(workers, { leader: next.workerId, former: served.people.worker })
    Object.assign(workers, { otherLeader: other.workerId, crew: crew.workerId })
    const { id } = await served.query((db) =>
      db
        .insertInto("accessLinks")
        .values({
          ...{ secretHash: hashOf("of the ward"), scope: "transport.request", recordId: job },
          ...{ agencyId: served.people.agency, endsAt: new Date(Date.now() + 3_600_000) },
          ...{ givenTo: "Willow Ward", mostUses: 1 }
        })
        .returning("id")
        .executeTakeFirstOrThrow()
    )
    const { link } = makeClient({ baseUrl: served.url })
    tokens.wardLink = (await link.open({ payload: { id, secret: "of the ward" } })).token
  })

  const ask = async (caller: (typeof callers)[number], [endpoint, path, , body]: (typeof rows)[number]) => {
    const token = tokens[caller]
    const sent = typeof body === "function" ? body() : body
    const isJson = sent !== undefined && !(sent instanceof FormData)
    const worker = workers[caller] ?? served.people.worker
    const address = path.replace(":job", String(job)).replace(":worker", String(worker))
    const response = await fetch(`${served.url}/api/v1${address}`, {
      method: methods.get(endpoint) ?? "",
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(isJson && { "content-type": "application/json" })
      },
      ...(sent !== undefined && { body: isJson ? JSON.stringify(sent) : (sent as FormData) })
    })
    await response.arrayBuffer()
    return response.status
  }

  it.each(rows)("answers %s at %s as the table says", async (...row) => {
    const answers: Array<number> = []
    for (const caller of callers) answers.push(await ask(caller, row as never))
    expect(answers.join(" ")).toBe(row[2])
  })

  it("asks every call of the three groups", () => {
    const asked = new Set<string>(rows.map(([endpoint]) => endpoint))
    const all = [...methods.keys()].filter((name) => /^(leader|journeyLog|pack)\./.test(name))
    expect(all.filter((name) => !asked.has(name))).toEqual([])
  })
})
