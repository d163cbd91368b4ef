import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onboardingFormNames } from "@crewfleet/sdk/rules"
import { afterAll, beforeAll, expect, it } from "vitest"
import { runCommand } from "../../../sdk/src/cli/runCommand.ts"
import { insertForm } from "../onboarding/insertForms.ts"
import { packsAt } from "../pack/packsAt.ts"
import { password } from "../people.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { complianceDays, staffAt } from "../worker/staffAt.ts"

describeServedOnce("The export of an agency", (served) => {
  const { prepare, closed } = packsAt(served)
  const { newTraining, certificate, clientOf } = staffAt(served)
  let folder = ""
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "crewfleet-export-"))
    await prepare()
  })
  afterAll(() => rm(folder, { recursive: true }))

  const crewfleet = async (...words: ReadonlyArray<string>) => {
    const said: Array<string> = []
    const code = await runCommand(words, {
      say: async (line) => void said.push(line),
      tell: (line) => void said.push(line),
      environment: {
        ...{ CREWFLEET_URL: served.url, CREWFLEET_CONFIG: join(folder, "config") },
        ...{ CREWFLEET_USER: "agency@crewfleet.example", CREWFLEET_PASSWORD: password }
      },
      piped: async () => "",
      pause: async () => {},
      now: Date.now
    })
    return { code, said: said.join("\n") }
  }
  const start = async (path: string) => (await readFile(join(folder, "all", path))).subarray(0, 4).toString()

  it("holds every certificate, the forms that may be read and the packs of journeys, which verify", async () => {
    const workerId = served.people.worker
    await newTraining(workerId)
    const { compliance } = await clientOf("agency")
    const { fileUrl } = await compliance.uploadCertificate({ params: { workerId }, payload: certificate() })
    await compliance.add({
      params: { workerId },
      payload: { complianceId: 1, fileUrl, ...complianceDays }
    })
    await served.query(async (db) => {
      for (const form of onboardingFormNames) await insertForm(db, workerId, form)
    })
    const { id, photoId } = await closed()

    expect(await crewfleet("login")).toMatchObject({ code: 0 })
    const { code, said } = await crewfleet("export", "--to", join(folder, "all"), "--json")
    expect({ code, ...JSON.parse(said) }).toMatchObject({ code: 0, failed: [] })
    const paths = await readdir(join(folder, "all"), { recursive: true })
    const certificates = paths.filter((path) => /^workers\/.*document$/.test(path))
    expect(certificates).toHaveLength(2)
    for (const path of certificates) expect(await start(path)).toBe("%PDF")
    for (const form of onboardingFormNames)
      expect(await start(`workers/${workerId}/forms/${form}-1.pdf`)).toBe("%PDF")
    expect(await start(`jobs/${id}/pack.pdf`)).toBe("%PDF")
    expect(await crewfleet("verify", join(folder, "all", `jobs/${id}/pack.json`))).toMatchObject({ code: 0 })
    expect(await readFile(join(folder, "all", `jobs/${id}/pack.json`), "utf8")).toContain(photoId)
    expect(await readFile(join(folder, "all/manifest.jsonl"), "utf8")).toMatch(
      /\{"complete":true,"files":\d+\}\n$/
    )
  })
})
