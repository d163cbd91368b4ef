import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { keepRiskDocument, riskVersionOf } from "../../src/leader/keptLog.ts"
import { LogScreen } from "../../src/leader/LogScreen.tsx"
import { someDevice } from "../delivery/guest.tsx"
import { openStep, serveLogs, someLog } from "./openLog.tsx"

serveLogs()

const owner = "link:transport_log/7:12:risks"
const logWith = (url: string) => ({
  ...someLog,
  job: { ...someLog.job, riskDoc: { name: "risks.pdf", url } }
})
const [early, corrected] = [logWith("/files/early?until=1"), logWith("/files/corrected?until=1")]

/** The step of the patient on a device that keeps the early document, and what its links open. */
const openPatient = async (log = early) => {
  const device = someDevice()
  const keep = (kept: typeof log, text: string) =>
    keepRiskDocument({ owner, device }, riskVersionOf(kept), new Blob([text]))
  await keep(early, "%PDF early")
  const documents = new Map<string, Blob>()
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${documents.size}`
    documents.set(address, blob)
    return address
  }
  const { opened, rerender } = await openStep("patient", { device, owner, log })
  const opens = async (name: string) => {
    const address = screen.getByRole("link", { name }).getAttribute("href") ?? ""
    return (await documents.get(address)?.text()) ?? new URL(address).pathname
  }
  const show = (more: Partial<typeof opened>) => rerender(<LogScreen opened={{ ...opened, ...more }} />)
  return { opens, show, keep }
}

const newest = "Open the risk document"

it("shows the risk document from this device, and another that was put in its place once that is here", async () => {
  const { opens, show, keep } = await openPatient()
  await waitFor(async () => expect(await opens(newest)).toBe("%PDF early"))
  await keep(corrected, "%PDF corrected")
  show({ log: corrected })
  await waitFor(async () => expect(await opens(newest)).toBe("%PDF corrected"))
  expect(screen.queryByText(/not on this device yet/)).toBeNull()
})

it("says that another was put in its place while that is not here, and shows it as soon as it is", async () => {
  const { opens, show, keep } = await openPatient()
  show({ log: corrected, isAllKept: false })
  await screen.findByText("Your agency has put another in its place, which is not on this device yet.")
  expect(await opens(newest)).toBe("/files/corrected")
  expect(await opens("Open the earlier one, which is on this device")).toBe("%PDF early")
  await keep(corrected, "%PDF corrected")
  show({ log: corrected, isAllKept: true })
  await waitFor(async () => expect(await opens(newest)).toBe("%PDF corrected"))
})
