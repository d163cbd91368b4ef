import { conditionReportsLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { handlers, someDamage, uuid } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import { expect, it } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { CompareScreen } from "../../src/condition/CompareScreen.tsx"
import { receivedReport, serveReports, service } from "./openReport.tsx"

serveReports()

const pickUp = { ...receivedReport(uuid(60)), receivedAt: "2026-03-05T10:00:00.000Z" }
const atReturn = {
  ...receivedReport(uuid(61), { damages: [{ ...someDamage, note: "The same scratch" }] }),
  moment: "RETURN" as const,
  receivedAt: "2026-03-04T10:00:00.000Z"
}

/** Both reports of booking 7; what is printed says everything once more. */
const compare = async () => {
  const logic = conditionReportsLogic(async () => makeClient({ baseUrl: location.origin }))
  const { container } = render(<CompareScreen clientId={5} bookingId={7} logic={logic} />)
  await screen.findAllByText(/The same scratch/)
  return within(container)
}

it("knows nothing of what is new in a return before the pick-up has arrived", async () => {
  service.use(handlers.conditionReport.both(() => ({ return: atReturn })))
  const page = await compare()
  expect(page.queryByText("New")).toBeNull()
  expect(page.queryByText("Between pick-up and return")).toBeNull()
})

it("says that a pick-up came after its return where nothing is missing from that", async () => {
  service.use(handlers.conditionReport.both(() => ({ pickUp, return: atReturn })))
  const page = await compare()
  expect(page.getByText("The pick-up report was received after the return report")).toBeTruthy()
  expect(page.getByText(/^New damage:/).textContent).toBe("New damage: 1")
  expect(page.getAllByText("New")).toHaveLength(1)
})

it("shows photos where the core service is", async () => {
  getDefaultStore().set(brandAtom, { services: { core: "https://core.example" } } as Brand)
  const damages = [{ ...someDamage, note: "The same scratch", photoIds: [uuid(70)] }]
  const photos = [{ id: uuid(70), url: "/files/70?signature=s" }]
  const report = { ...receivedReport(uuid(60), { damages }), photos }
  service.use(handlers.conditionReport.both(() => ({ pickUp: report })))
  const page = await compare()
  const photo = page.getByRole<HTMLImageElement>("img", { name: "Photo 1 of damage 1" })
  expect(photo.src).toBe("https://core.example/files/70?signature=s")
})
