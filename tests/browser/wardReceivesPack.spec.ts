import { readFile, writeFile } from "node:fs/promises"
import type { Page, TestInfo } from "@playwright/test"
import { agencyStaff } from "./agencyStaff.ts"
import { inMailTo } from "./inMailTo.ts"
import { askingAsWard, logged } from "./onTheRoad.ts"
import { askingAs, enter, expect, expectGoodAtAnySize, phone, test } from "./portal.ts"
import { verify } from "./verify.ts"

test.use({ own: ["agency", "ward"], viewport: phone })

const card = (page: Page) => page.getByRole("region", { name: "Sealed job pack" })

/** Loads the page again until the pack is there. */
const isSealed = (page: Page) =>
  expect(async () => {
    await page.reload()
    await expect(card(page).getByRole("button", { name: "Download JSON" })).toBeVisible({ timeout: 10_000 })
  }).toPass()

/** Downloads a file of the pack from its page, and answers where it lies. */
const download = async (page: Page, form: "PDF" | "JSON", testInfo: TestInfo) => {
  const saved = page.waitForEvent("download")
  await card(page)
    .getByRole("button", { name: `Download ${form}` })
    .click()
  const file = await saved
  const path = testInfo.outputPath(file.suggestedFilename())
  await file.saveAs(path)
  return { path, name: file.suggestedFilename() }
}

interface Pack {
  readonly parts: ReadonlyArray<{ readonly name: string; readonly content?: string | null }>
}
const saidOf = ({ parts }: Pack, name: string) => parts.find((part) => part.name === name)?.content

test("a ward receives the sealed pack of its journey once the job is closed, and verifies it without the portal", async ({
  page,
  service
}, testInfo) => {
  const agency = await agencyStaff(service)
  const there = await logged(service, agency, { ask: askingAsWard(service) })
  await enter(page, "ward", `/client/transport/${there.id}`)
  await expect(card(page)).toContainText("once the agency has accepted the log")
  await expect(card(page).getByRole("button")).toHaveCount(0)
  await expectGoodAtAnySize(page)
  const ward = await askingAs(service, "ward")
  const refused = await ward.ask(`/transport-request/${there.id}/pack`)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain("once its agency has accepted the log")

  await there.desk.step(there.id, "job.closed")
  await isSealed(page)
  await expectGoodAtAnySize(page)
  const json = await download(page, "JSON", testInfo)
  const pdf = await download(page, "PDF", testInfo)
  expect(json.name).toBe(`journey-${there.refPrefix}.json`)
  expect(pdf.name).toBe(`journey-${there.refPrefix}.pdf`)
  const { publicKey } = await ward.read<{ publicKey: string }>("/pack-key")
  const whole = await verify(json.path, pdf.path, "--key", publicKey)
  expect(whole).toMatchObject({
    code: 0,
    said: expect.stringContaining("All that is there is as it was sealed.")
  })
  for (const part of [
    "request",
    "risks",
    "crew",
    "vehicleCheck",
    "log",
    "incidents",
    "times",
    "history",
    "PDF"
  ])
    expect(whole.said).toContain(`${part}: whole`)
  for (const part of ["certificates", "review", "looks"])
    expect(whole.said).toContain(`${part}: not in this copy`)

  const text = await readFile(json.path, "utf8")
  const crew: ReadonlyArray<Record<string, unknown>> = JSON.parse(saidOf(JSON.parse(text), "crew") ?? "[]")
  expect(crew.map(({ name }) => name).toSorted()).toEqual(
    [there.ann.name, there.dora.name, there.nell.name].toSorted()
  )
  const known = ["workerId", "name", "role", "leads", "ledAtTheStart", "standing", "stayed", "at"]
  for (const member of crew) expect(known).toEqual(expect.arrayContaining(Object.keys(member)))
  for (const part of ["certificates", "review", "looks"]) expect(saidOf(JSON.parse(text), part)).toBeNull()

  await test.step("whoever changed one letter of it is found out", async () => {
    const changed = testInfo.outputPath("changed.json")
    await writeFile(changed, text.replace("A blue bag", "A blue bog"))
    const found = await verify(changed, "--key", publicKey)
    expect(found).toMatchObject({
      code: 1,
      said: expect.stringContaining("log: CHANGED since it was sealed")
    })
    expect(found.said).toContain("crew: whole")
    const paper = await readFile(pdf.path)
    paper[paper.length - 20] = (paper[paper.length - 20] ?? 0) ^ 1
    await writeFile(testInfo.outputPath("changed.pdf"), paper)
    expect(await verify(json.path, testInfo.outputPath("changed.pdf"))).toMatchObject({
      code: 1,
      said: expect.stringContaining("PDF: CHANGED")
    })
  })

  await test.step("the agency's copy has the same seal, and another ward and another agency get nothing", async () => {
    const own = await askingAs(service, "agency")
    const mine: Pack & { signature: string } = await own.read(`/transport/${there.id}/pack`)
    expect(saidOf(mine, "certificates")).toContain("Right to work")
    expect(mine.signature).toBe(JSON.parse(text).signature)
    for (const form of ["pack", "pack.pdf"]) {
      const client = await askingAs(service, "client")
      expect((await client.ask(`/transport-request/${there.id}/${form}`)).status).toBe(404)
      expect((await client.ask(`/transport/${there.id}/${form}`)).status).toBe(403)
      const other = await askingAs(service, "new-agency")
      expect((await other.ask(`/transport/${there.id}/${form}`)).status).toBe(404)
      expect((await fetch(`${service.url}/api/v1/transport-request/${there.id}/${form}`)).status).toBe(401)
    }
  })
})

test("a ward without an account receives the same by its link and the code", async ({
  page,
  service
}, testInfo) => {
  const agency = await agencyStaff(service)
  const email = `ward.${agency.agencyId}@hospital.example`
  const ask = async (request: object) => {
    const answer = await fetch(`${service.url}/api/v1/guest/transport`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...request, semail: email })
    })
    const { refPrefix } = await answer.json()
    const { content } = await agency.read<{ content: ReadonlyArray<{ id: number; refPrefix: string }> }>(
      `/transport/0/50?searchCriteria=${refPrefix}`
    )
    return content.find((one) => one.refPrefix === refPrefix)?.id ?? 0
  }
  const there = await logged(service, agency, { ask })
  const { pathname, hash } = new URL(await inMailTo(service, email, /(https?:\/\/\S*\/link\/\S+)/))
  await page.goto(`${pathname}${hash}`)
  await page.getByRole("button", { name: "Send me a code" }).click()
  await page.getByLabel("Code", { exact: true }).fill(await inMailTo(service, email, /is (\d{6})\./))
  await page.getByRole("button", { name: "Show the details" }).click()
  await expect(card(page)).toContainText("once the agency has accepted the log")
  await there.desk.step(there.id, "job.closed")
  await isSealed(page)
  await expectGoodAtAnySize(page)
  const json = await download(page, "JSON", testInfo)
  const pdf = await download(page, "PDF", testInfo)
  expect(await verify(json.path, pdf.path)).toMatchObject({ code: 0 })
})
