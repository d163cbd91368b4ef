import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { fileOf } from "../fileOf.ts"
import { press } from "../person.ts"
import { complete, deviceWith, openReport, sent, serveReports, signAgain } from "./openReport.tsx"

const { taking } = vi.hoisted(() => ({ taking: Promise.withResolvers<string>() }))

vi.mock("../../src/delivery/keepPicture.ts", () => ({ keepPicture: () => taking.promise }))

serveReports()

it("sends a report with the photo that was still being made smaller as it was asked to be sent", async () => {
  openReport(deviceWith({ form: { ...complete, damages: [someDamage] } }).device)
  await userEvent.upload(
    await screen.findByLabelText("Add a photo of damage 1"),
    fileOf("pixels", "dent.png", "image/png")
  )
  await press("Send report")
  taking.resolve(uuid(100))
  // Whoever signed saw no such photo.
  await waitFor(() => expect(screen.getByRole("alert", { name: "There is a problem" })).toBeTruthy())
  expect(sent).toEqual([])
  await signAgain()
  await press("Send report")
  await waitFor(() => expect(sent).toMatchObject([{ content: { damages: [{ photoIds: [uuid(100)] }] } }]))
})
