import { resetPasswordLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { RecoverPasswordScreen } from "../../src/session/RecoverPasswordScreen.tsx"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"

const service = setupServer()
serving(service)

const open = () => {
  const logic = resetPasswordLogic(async () => makeClient({ baseUrl: location.origin, retries: 0 }))
  render(
    <>
      <RecoverPasswordScreen title="Reset your password" logic={logic} />
      <NoticeRegion />
    </>
  )
}
const address = () => screen.getByLabelText<HTMLInputElement>("Email address")

visiting()

it("asks for an address that is missing", async () => {
  open()
  await press("Send link")
  expect(await problems()).toEqual(["Enter Recovery Email"])
})

it("says why somebody is there, and has the address that is known", async () => {
  history.replaceState({ username: " Ada@Byron.example ", isExpired: true }, "", "/reset-password")
  open()
  expect(screen.getByText(/^Your password has expired\. Enter the email address/)).toBeTruthy()
  expect(address().value).toBe("Ada@Byron.example")
  cleanup()
  history.replaceState({ username: "ada" }, "", "/reset-password")
  open()
  expect(screen.queryByText(/has expired/)).toBeNull()
  expect(address().value).toBe("")
})

it("says the same of a refused request as of one that was taken, and that no connection sends nothing", async () => {
  service.use(handlers.session.resetPassword(failing(404, "No such user")))
  open()
  await userEvent.type(address(), "somebody@crewfleet.example")
  await press("Send link")
  expect(await screen.findByText("Email sent if user exists")).toBeTruthy()

  service.use(handlers.session.resetPassword(unreachable))
  await press("Send another link")
  expect(await problems()).toEqual(["Network Connection Failure"])
  expect(address().value).toBe("somebody@crewfleet.example")
})
