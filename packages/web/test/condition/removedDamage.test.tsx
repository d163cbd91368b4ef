import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { press } from "../person.ts"
import { complete, deviceWith, openReport, sent, serveReports, signAgain, statusIs } from "./openReport.tsx"

serveReports()

const undo = async (what: string) => {
  const button = screen.getByRole("button", { name: `Undo: ${what}` })
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"))
  await press(`Undo: ${what}`)
}

it("brings a damage, or a photo of it, back where it was, and lets a photo go once nothing can bring it back", async () => {
  const damages = [
    { ...someDamage, photoIds: [uuid(100), uuid(101)] },
    { ...someDamage, id: uuid(2), note: "On the roof" }
  ]
  const photos = [100, 101].map((id) => ({ id: uuid(id), status: "onDevice" }))
  const { device, kept } = deviceWith({ form: { ...complete, damages }, photos })
  for (const { id } of photos) kept.set(`7/photo/${id}`, new Uint8Array([0xff]))
  openReport(device)
  await screen.findByLabelText("Odometer")
  const places = () => [...kept.keys()].filter((place) => place.includes("photo"))

  await press("Remove damage 1")
  await undo("remove damage 1")
  await press("Remove photo 1 of damage 1")
  await undo("remove photo 1 of damage 1")
  expect(places()).toHaveLength(2)
  await press("Remove photo 2 of damage 1")
  await press("Remove photo 1 of damage 1")
  await waitFor(() => expect(places()).toEqual([`7/photo/${uuid(100)}`]))
  await undo("remove photo 1 of damage 1")
  await signAgain()
  await press("Send report")
  await statusIs("Received")
  expect(sent).toMatchObject([{ content: { damages: [{ photoIds: [uuid(100)] }, { note: "On the roof" }] } }])
})
