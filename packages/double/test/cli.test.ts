import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { replayFile } from "@crewfleet/machines/testing"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { runCommand } from "../../sdk/src/cli/runCommand.ts"
import { PipeClosed } from "../../sdk/src/cli/Terminal.ts"
import { type Double, startDouble } from "../src/index.ts"

let double: Double
let folder: string
beforeAll(async () => {
  ;[double, folder] = await Promise.all([startDouble(), mkdtemp(join(tmpdir(), "crewfleet-cli-"))])
})
afterAll(async () => {
  await double.stop()
  await rm(folder, { recursive: true })
})

interface Given {
  readonly environment?: Readonly<Record<string, string>>
  /** What somebody types who is asked. */
  readonly typed?: ReadonlyArray<string>
  readonly piped?: string
  /** After how many lines nobody reads any more. */
  readonly reads?: number
}

/** Runs `crewfleet` within the test; where it waits, the clock of the double goes on. */
const crewfleet = async (words: string, { environment, typed, piped = "", reads = 1e9 }: Given = {}) => {
  const [said, told, answers]: Array<Array<string>> = [[], [], [...(typed ?? [])]]
  const code = await runCommand(words.match(/\S+/g)?.map((word) => word.replace("FOLDER", folder)) ?? [], {
    say: async (line) => {
      if ((said?.length ?? 0) >= reads) throw new PipeClosed()
      said?.push(line)
    },
    tell: (line) => {
      told?.push(line)
    },
    environment: { CREWFLEET_CONFIG: join(folder, "config"), CREWFLEET_URL: double.url, ...environment },
    ...(typed && { ask: async () => answers?.shift() ?? "" }),
    piped: async () => piped,
    pause: (milliseconds) => double.clock.advance({ milliseconds }),
    now: double.clock.now
  })
  return { code, said: (said ?? []).join("\n"), told: (told ?? []).join("\n") }
}

const as = (name: string) => ({
  environment: { CREWFLEET_USER: double.credentials(name).username, CREWFLEET_PASSWORD: "Crewfleet-2026" }
})
const file = async (name: string, text: string) => {
  await writeFile(join(folder, name), text)
  return `FOLDER/${name}`
}

describe("login", () => {
  it("keeps the session where nobody else reads it, renews it, and ends it", async () => {
    expect(await crewfleet("whoami")).toMatchObject({ code: 1, told: "Nobody is signed in: crewfleet login" })
    const { code, said } = await crewfleet("login", as("agency"))
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining("Stone.H (agency@crewfleet.example), agency 1")
    })
    const kept = join(folder, "config/session.json")
    expect((await stat(kept)).mode & 0o777).toBe(0o600)
    const before = await readFile(kept, "utf8")
    await double.clock.advance({ minutes: 20 })
    expect(JSON.parse((await crewfleet("whoami --json")).said)).toMatchObject({
      userType: "AGENCY",
      agentId: 1
    })
    expect(await readFile(kept, "utf8")).not.toBe(before)
    expect(await crewfleet("logout")).toMatchObject({ code: 0, said: "Signed out" })
    expect(await crewfleet("list bookings")).toMatchObject({ code: 1, said: "" })
  })

  it("asks for what it is not told, also for the one-time password", async () => {
    const typed = ["otp@crewfleet.example", "Crewfleet-2026"]
    expect(
      await crewfleet(`login --user ${typed[0]} --password-stdin`, { piped: `${typed[1]}\n` })
    ).toMatchObject({
      code: 1,
      told: "A one-time password was sent: sign in again with --otp CODE"
    })
    // What comes round by the clock may be mailed to the same person after it.
    const codes = (await double.outbox()).flatMap(({ to, text }) =>
      to === typed[0] ? (/\b\d{6}\b/.exec(text) ?? []) : []
    )
    const code = codes.at(-1)
    const { said, told } = await crewfleet(`login --otp ${code}`, { typed })
    expect({ said, told }).toEqual({
      said: expect.stringContaining("Lang.I (otp@crewfleet.example), agency 2"),
      told: ""
    })
  })

  it.each([
    [
      "wrong",
      { CREWFLEET_USER: "agency@crewfleet.example", CREWFLEET_PASSWORD: "wrong" },
      1,
      /^Invalid Credentials/
    ],
    ["expired", undefined, 1, "Your password is expired please reset your password."],
    ["nobody", {}, 2, /^Say who signs in/],
    ["no address", { CREWFLEET_URL: "somewhere" }, 2, /^Say where the service answers/]
  ])("is refused in words: %s", async (name, environment, code, words) => {
    const refused = await crewfleet("login", environment ? { environment } : as(name))
    expect({ ...refused, told: undefined }).toEqual({ code, said: "", told: undefined })
    expect(refused.told).toMatch(words)
  })
})

describe("signed in as an agency", () => {
  beforeAll(() => crewfleet("login", as("agency")))

  it.each<readonly [string, string]>([
    ["bookings --statuses BOOKED --from 2026-11-09", "id\tstatus\tstart\t"],
    ["vehicles --query DB --direction ASC", "id\tstatus\tregno\t"],
    ["hirers --sort name", "id\tname\temail\t"],
    ["workers --search an", "id\tstanding\tfirstname\t"],
    ["jobs --statuses NEW,ACCEPTED", "id\trefPrefix\ttransportStatus\t"],
    ...["locations", "promotions", "applicants", "records", "forms"].map((name) => [name, "id\t"] as const)
  ])("lists %s", async (words, heading) => {
    const { code, said, told } = await crewfleet(`list ${words} --limit 3`)
    expect({ code, told }).toEqual({ code: 0, told: "" })
    expect(said.startsWith(words.startsWith("forms") ? "workerId\t" : heading)).toBe(true)
    expect(said.split("\n").length).toBeLessThanOrEqual(4)
  })

  it("goes through all pages of a list, each item once, and takes one page alone", async () => {
    const ids = async (words: string) =>
      (await crewfleet(`list workers --json ${words}`)).said
        .split("\n")
        .map((line): number => JSON.parse(line).id)
    const all = await ids("--size 50")
    expect(all.length).toBeGreaterThan(150)
    expect(new Set(all).size).toBe(all.length)
    expect(await ids("--page 1 --size 20")).toEqual(all.slice(20, 40))
  })

  it("ends quietly where nobody reads on, within a test and behind a pipe", async () => {
    expect(await crewfleet("list bookings", { reads: 2 })).toMatchObject({ code: 0, told: "" })
    const program = join(import.meta.dirname, "../../sdk/src/cli/crewfleet.ts")
    const child = spawn(process.execPath, [program, "list", "bookings", "--size", "20"], {
      env: { ...process.env, CREWFLEET_CONFIG: join(folder, "config") },
      stdio: ["ignore", "pipe", "pipe"]
    })
    let complained = ""
    child.stderr.on("data", (some) => {
      complained += some
    })
    child.stdout.once("data", () => child.stdout.destroy())
    expect(await once(child, "exit")).toEqual([0, null])
    expect(complained).toBe("")
  })

  const fleet = (...plates: ReadonlyArray<string>) =>
    [
      "regno;Make;model;color;type;fuelType;transmissionType;engineSize;doors;seats;airConditioning;vehicleRates.MTF;depositAmt;maxDailyMileage;excessMileageRate;location",
      ...plates.map(
        (plate) => `${plate};Ford;Transit;White;Special;Diesel;Manual;2.0 L;4;3;yes;70;0;200;0.2;Leeds desk`
      )
    ].join("\r\n")

  it("imports vehicles as the dry run said, and nothing twice", async () => {
    const path = await file("fleet.csv", fleet("CL1 AAA", "cl1aaa", "far too long a plate", "CL1 BBB"))
    const outcomes = async (words = "") => {
      const { said } = await crewfleet(`import vehicles ${path} --json ${words}`)
      return said.split("\n").map((line) => JSON.parse(line).outcome)
    }
    expect(await outcomes("--dry-run")).toEqual(["would be made", "wrong", "wrong", "would be made"])
    expect(await outcomes()).toEqual(["made", "wrong", "wrong", "made"])
    expect(await outcomes()).toEqual(["there", "wrong", "wrong", "there"])
    const { said } = await crewfleet("list vehicles --query CL1")
    expect(said.split("\n").length).toBe(3)
    const { code, said: report } = await crewfleet(`import vehicles ${path}`)
    expect(code).toBe(1)
    expect(report).toMatch(
      /^line 2: there \(CL1 AAA\)\nline 3: wrong \(CL1AAA\)\n {2}The same stands in line 2\n/
    )
  })

  it("registers workers who agree, and knows them the next time", async () => {
    const line = (at: number) =>
      `Ada,Byron,1990-01-02,Female,British,ada${at}@post.example,0123 456,Nurse,yes`
    const heading = "firstname,lastname,dob,gender,nationality,email,phoneNumber,assignmentCode,shares"
    const path = await file(
      "workers.csv",
      [heading, line(1), line(2), line(3).replace("yes", "no")].join("\n")
    )
    const { code, said } = await crewfleet(`import workers ${path}`)
    expect(code).toBe(1)
    expect(said).toMatch(/3 lines: 2 made, 1 wrong$/)
    expect(said).toContain("Agree that the agency sees your details and records")
    expect((await crewfleet(`import workers ${path}`)).said).toMatch(/3 lines: 2 there, 1 wrong$/)
    const applicants = await crewfleet("list applicants --search Byron --json")
    expect(applicants.said.split("\n").length).toBe(2)
    const mails = (await double.outbox()).filter(({ to }) => /^ada\d@/.test(to))
    expect(mails.map(({ to }) => to)).toEqual(["ada1@post.example", "ada2@post.example"])
  })

  it("exports, goes on where it was stopped, and fetches nothing anew that is there", async () => {
    const words = "export --to FOLDER/export --only vehicles,hirers,locations"
    const { code, said } = await crewfleet(words)
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/^\d+ files of agency 1, \d+ of them fetched now$/)
    })
    const vehicles = await readdir(join(folder, "export/vehicles"))
    const [first = ""] = vehicles
    const vehicle = JSON.parse(await readFile(join(folder, `export/vehicles/${first}/vehicle.json`), "utf8"))
    expect(vehicle.id).toBe(Number(first))
    expect((await readdir(join(folder, `export/vehicles/${first}/files/vehicle`))).length).toBe(
      vehicle.photos.length
    )
    await rm(join(folder, `export/vehicles/${first}`), { recursive: true })
    const again = JSON.parse((await crewfleet(`${words} --json`)).said)
    expect(again).toMatchObject({ failed: [], hidden: [] })
    expect(again.fetched).toBe(3 + 1 + vehicle.photos.length)
  })

  it("says what an account may not see of an export", async () => {
    await crewfleet("login", as("new-agency"))
    const { code, said } = await crewfleet("export --to FOLDER/new --json")
    expect({ code, ...JSON.parse(said) }).toMatchObject({ code: 0, agencyId: 3, failed: [] })
    expect(await readFile(join(folder, "new/manifest.jsonl"), "utf8")).toMatch(
      /\{"complete":true,"files":\d+\}\n$/
    )
    await crewfleet("login", as("agency"))
    expect(await crewfleet("export --to FOLDER/new")).toMatchObject({
      code: 2,
      told: expect.stringMatching("holds an export of something else")
    })
  })
})

describe("what needs no session", () => {
  it("tells each command apart, and what is wrong with how it is given", async () => {
    const { code, said } = await crewfleet("--help")
    expect(code).toBe(0)
    for (const name of ["login", "logout", "whoami", "list", "export", "import", "verify", "replay"]) {
      expect(said).toContain(`\n  ${name}`)
      expect(await crewfleet(`${name} --help`)).toMatchObject({
        code: 0,
        told: "",
        said: expect.stringContaining(`crewfleet ${name}`)
      })
    }
    for (const words of [
      "",
      "dance",
      "list",
      "list wheels",
      "list bookings --wheels 4",
      "list bookings --size none",
      "import vehicles",
      "export",
      "verify",
      "replay"
    ])
      expect(await crewfleet(words), words).toMatchObject({ code: 2, said: "" })
  })

  it.each(["import vehicles FOLDER/none.csv", "verify FOLDER/none.json", "replay FOLDER/none.json"])(
    "says that there is no file: %s",
    async (words) => {
      expect(await crewfleet(words)).toMatchObject({
        code: 2,
        said: "",
        told: expect.stringMatching(/no (such )?file/)
      })
    }
  )

  it("says which file is no pack and no recording", async () => {
    const path = await file("text.json", "hello")
    expect(await crewfleet(`verify ${path}`)).toMatchObject({ code: 2, told: "This is no JSON file" })
    expect(await crewfleet(`replay ${path}`)).toMatchObject({ code: 2 })
    expect(await replayFile(join(folder, "text.json"))).toMatchObject({ isRecording: false, isSame: false })
  })
})
