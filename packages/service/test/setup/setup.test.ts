import { makeClient, sessionInMemory } from "@crewfleet/sdk"
import { loginOutcome, needsProfile } from "@crewfleet/sdk/rules"
import { afterEach, describe, expect, it } from "vitest"
import type { ServiceOptions } from "../../src/ServiceOptions.ts"
import { createAdmin } from "../../src/setup/createAdmin.ts"
import { createAgency } from "../../src/setup/createAgency.ts"
import { passwordLink } from "../../src/setup/passwordLink.ts"
import { type RunningService, startService } from "../../src/startService.ts"
import { pngOf } from "../agency/pngOf.ts"
import { freshPostgresUrl } from "../database/onBothDatabases.ts"
import { preparedFolder } from "../database/preparedFolder.ts"
import { formWith } from "../file/formWith.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { run, runApart } from "./commandRuns.ts"

const folder = preparedFolder()

let service: RunningService | undefined
afterEach(async () => {
  await service?.stop()
  service = undefined
})
const start = async (options: ServiceOptions) => {
  service = await startService({ demo: false, log: () => {}, ...options })
  return service.url
}

const ada = ["--email", "Ada@Platform.example", "--first-name", "Ada", "--last-name", "Hill"]
const ben = ["--email", "ben@quay.example", "--first-name", "Ben", "--last-name", "Moss"]
const quay = ["--name", "Quay Cars", ...ben]
const tokenIn = (text: string) => /\/resetPassword\/changePassword\?token=([\w-]+)/.exec(text)?.[1] ?? ""
const password = "Harbour-77"

const enter = async (baseUrl: string, username: string, token: string) => {
  const { session } = makeClient({ baseUrl })
  await session.savePassword({ payload: { token, newPassword: password, repeatedpass: password } })
  const outcome = loginOutcome(await session.login({ payload: { username, password } }))
  if (outcome._tag !== "SignedIn") throw new Error(`${username} cannot sign in`)
  return { ...makeClient({ baseUrl, session: sessionInMemory(outcome.session) }), who: outcome.session }
}

/** Somebody works with the accounts that the two commands made. */
const workWith = async (url: string, admin: string, agency: string) => {
  const ben = await enter(url, "ben@quay.example", tokenIn(agency))
  const id = ben.who.agentId ?? 0
  expect(needsProfile(await ben.agency.byId({ params: { id } }))).toBe(true)
  const [currency] = await ben.agency.currencies()
  expect(currency).toEqual({ code: "GBP", name: "Pound sterling", symbol: "£" })
  const address = { street: "1 Quay", city: "Bristol", state: "Avon", country: "United Kingdom" }
  await ben.agency.updateProfile({
    params: { id },
    payload: { baseCurrency: "GBP", telephone: "0117 496 0000", address }
  })
  await ben.agency.uploadLogo({ params: { id }, payload: formWith(pngOf(200)) })
  expect(await ben.agency.byId({ params: { id } })).toMatchObject({
    name: "Quay Cars",
    baseCurrency: "GBP",
    logo: expect.stringContaining("/")
  })
  expect(await ben.hirer.list({ params: { page: 0, size: 10 }, query: { agencyId: id } })).toMatchObject({
    totalElements: 0
  })
  const place = { name: "Quay", city: "Bristol", country: "United Kingdom" }
  expect(await ben.vehicle.addLocation({ query: {}, payload: place })).toMatchObject(place)

  const ada = await enter(url, "ada@platform.example", tokenIn(admin))
  expect(await ada.dashboard.overview({ query: {} })).toMatchObject({ providers: { total: 1 } })
  expect(await ada.agency.byId({ params: { id } })).toMatchObject({ name: "Quay Cars" })
}

describe("An empty database without a demo", () => {
  it("becomes an agency with a complete profile, beside a running service on PostgreSQL", async () => {
    const databaseUrl = await freshPostgresUrl()
    const url = await start({ databaseUrl })
    const environment = { DATABASE_URL: databaseUrl, PUBLIC_URL: "https://portal.example.com" }
    const admin = await runApart("setup/createAdmin.ts", environment, ada)
    const agency = await runApart("setup/createAgency.ts", environment, quay)
    expect([admin, agency].map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ""],
      [0, ""]
    ])
    expect(admin.stdout).toContain("https://portal.example.com/resetPassword/changePassword?token=")
    await workWith(url, admin.stdout, agency.stdout)
  })

  it("becomes one in a folder too, where nothing can be made while the service runs", async () => {
    const environment = { DATA_DIR: folder }
    const admin = await run(createAdmin, environment, ada)
    const agency = await run(createAgency, environment, quay)
    const url = await start({ dataDir: folder })
    const refused = await run(createAdmin, environment, ben)
    expect(refused).toMatchObject({ code: 1, stdout: "" })
    expect(refused.stderr).toContain("The data folder is in use by another process")
    await workWith(url, admin.stdout, agency.stdout)
  })
})

describe("The commands", () => {
  it("refuse an address that has an account, and make nothing", async () => {
    const databaseUrl = await freshPostgresUrl()
    const url = await start({ databaseUrl })
    const environment = { DATABASE_URL: databaseUrl }
    await run(createAdmin, environment, ada)
    const again = await run(createAgency, environment, ["--name", "Quay Cars", ...ada])
    expect(again).toEqual({
      code: 1,
      stdout: "",
      stderr: "An account with the address ada@platform.example exists already. Nothing was made.\n"
    })
    const nowhere = { ...environment, SMTP_URL: "smtp://127.0.0.1:1" }
    const link = await run(passwordLink, nowhere, ["--email", "ada@platform.example"])
    expect(link.stdout).toContain("The mail server did not take the mail")
    const { dashboard } = await enter(url, "ada@platform.example", tokenIn(link.stdout))
    expect(await dashboard.overview({ query: {} })).toMatchObject({ providers: { total: 0 } })
    const eve = ["--email", "eve@platform.example"]
    expect(await runApart("setup/passwordLink.ts", environment, eve)).toEqual({
      code: 1,
      stdout: "",
      stderr: "There is no account of eve@platform.example\n"
    })
  })

  it("give an agency a time zone of its own, and make nothing where there is no such zone", async () => {
    const databaseUrl = await freshPostgresUrl()
    const url = await start({ databaseUrl })
    const environment = { DATABASE_URL: databaseUrl }
    const nowhere = await run(createAgency, environment, [...quay, "--time-zone", "Europe/Nowhere"])
    expect(nowhere).toEqual({
      code: 1,
      stdout: "",
      stderr: "Europe/Nowhere is no time zone, such as Europe/Paris. Nothing was made.\n"
    })
    const { stdout } = await run(createAgency, environment, [...quay, "--time-zone", "Europe/Paris"])
    const { who } = await enter(url, "ben@quay.example", tokenIn(stdout))
    expect(who.timeZone).toBe("Europe/Paris")
  })

  it("name what was not given, and make nothing of half of it", async () => {
    const environment = { DATABASE_URL: await freshPostgresUrl() }
    const { code, stderr } = await run(createAgency, environment, ["--email", "ben@quay.example"])
    expect([code, stderr]).toEqual([1, "Give --name … --first-name … --last-name …\n"])
    const wrong = await run(createAdmin, environment, ada.with(1, "ada"))
    expect([wrong.code, wrong.stderr]).toEqual([1, "ada is no e-mail address\n"])
  })
})

it("lets nobody in with the demo's password on a server, unless the demo is asked for", async () => {
  const databaseUrl = await freshPostgresUrl()
  const payload = { username: "admin@crewfleet.example", password: "Crewfleet-2026" }
  service = await startService({ databaseUrl, log: () => {} })
  expect(await statusOf(makeClient({ baseUrl: service.url }).session.login({ payload }))).toBe(401)
  expect((await fetch(`${service.url}/outbox.json`)).status).toBe(404)
  await service.stop()
  const url = await start({ databaseUrl, demo: true })
  expect(await statusOf(makeClient({ baseUrl: url }).session.login({ payload }))).toBeUndefined()
})
