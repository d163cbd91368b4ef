import { savePasswordLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { NewPasswordScreen } from "../../src/session/NewPasswordScreen.tsx"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"

const service = setupServer()
serving(service)

const open = (address: string) => {
  history.replaceState(null, "", address)
  const logic = savePasswordLogic(async () => makeClient({ baseUrl: location.origin }))
  render(<NewPasswordScreen logic={logic} />)
}
const type = async (label: string, password: string) => {
  const field = screen.getByLabelText(label, { selector: "input" })
  await userEvent.clear(field)
  await userEvent.type(field, password)
}
/** Tries to save, and is told what is wrong, at the field too. */
const saves = async (label: string, words: RegExp) => {
  await press("Save password")
  await waitFor(async () => expect(await problems()).toEqual([expect.stringMatching(words)]))
  const field = screen.getByLabelText(label, { selector: "input" })
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(field.closest("form")?.textContent?.match(new RegExp(words, "g"))).toHaveLength(2)
}
const unusable = () => screen.findByRole("heading", { name: "This link cannot be used" })

visiting()

it("says so of a link without its token", async () => {
  open("/resetPassword/changePassword")
  expect(await unusable()).toBeTruthy()
  expect(screen.getByRole("alert").textContent).toBe("This link is incomplete. Ask for a new one.")
})

it("asks for a password, for a strong one, and for the same one again, before it saves anything", async () => {
  open("/resetPassword/changePassword?token=t")
  await saves("New password", /Enter New Password/)
  await type("New password", "weak")
  await type("Repeat new password", "weak")
  await saves("New password", /Password must have at least 8 characters/)
  await type("New password", "Harbour-Wall-7")
  await type("Repeat new password", "Another-1")
  await saves("Repeat new password", /Passwords Should Match/)
})

it("leads from a link that was used to asking for another", async () => {
  service.use(handlers.session.savePassword(failing(410)))
  open("/resetPassword/changePassword?token=t")
  await type("New password", "Harbour-Wall-7")
  await type("Repeat new password", "Harbour-Wall-7")
  await press("Save password")
  expect(await unusable()).toBeTruthy()
  await press("Ask for a new link")
  await waitFor(() => expect(location.pathname).toBe("/reset-password"))
})
