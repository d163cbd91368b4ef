import { signInLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { SignInScreen } from "../../src/portal/SignInScreen.tsx"
import { sessionActor } from "../../src/session/sessionActor.ts"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"
import { client } from "./client.ts"

const credentials = { username: "e.marlow@crewfleet.example", password: "Summer-2026" }

const asked: Array<unknown> = []
const service = setupServer()
serving(service)

/** Signing in at a service that gives these answers to one login after the other. */
const answering = (...answers: ReadonlyArray<() => object | Promise<object>>) =>
  service.use(
    handlers.session.login(({ payload }) => {
      const answer = answers[asked.push(payload) - 1]
      if (!answer) throw new Error("There are no more answers")
      return answer() as never
    })
  )
const accepts = () => client
const sendsCode = () => ({ access_token: "OTP_SENT" })

const open = () => {
  const logic = signInLogic(
    async () => makeClient({ baseUrl: location.origin, retries: 0 }),
    async () => undefined
  )
  render(
    <>
      <SignInScreen logic={logic} />
      <NoticeRegion />
    </>
  )
}
const field = (label: string, part: Pick<typeof screen, "getByLabelText"> = screen) =>
  part.getByLabelText<HTMLInputElement>(label, { selector: "input" })
const type = async ({ username, password }: Partial<typeof credentials>) => {
  if (username) await userEvent.type(field("Username"), username)
  if (password) await userEvent.type(field("Password"), password)
}
const signIn = async () => {
  open()
  await type(credentials)
  await press("Sign in")
}
const signedIn = () => waitFor(() => expect(location.pathname).toBe("/client"))

visiting()
beforeEach(() => {
  asked.length = 0
  history.replaceState(null, "", "/login")
})
afterEach(() => sessionActor.send({ type: "elsewhere.ended" }))

describe("SignInScreen", () => {
  it("leads to the portal of whoever signs in", async () => {
    answering(accepts)
    await signIn()
    await signedIn()
    expect(asked).toEqual([credentials])
  })

  it("asks for the credentials that an empty form lacks, leads to the field, and keeps what is typed", async () => {
    open()
    await press("Sign in")
    expect(await problems()).toEqual(["Enter Credentials."])
    expect(document.activeElement).toBe(screen.getByRole("alert", { name: "There is a problem" }))
    expect(document.title).toBe("Error: Sign in – CrewFleet")
    await userEvent.click(screen.getByRole("link", { name: "Enter Credentials." }))
    expect(document.activeElement).toBe(field("Username"))

    await userEvent.keyboard(`${credentials.username}{Enter}`)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("alert", { name: "There is a problem" }))
    )
    expect(field("Username").value).toBe(credentials.username)
    expect(asked).toEqual([])
  })

  it.each([
    ["a wrong password", failing(401, "Bad credentials"), "Invalid Credentials"],
    ["a service that cannot be reached", unreachable, "Network Connection Failure"]
  ])("explains %s, keeps the user name, and lets somebody try again", async (_, refusal, words) => {
    answering(refusal, accepts)
    await signIn()
    expect(await problems()).toEqual([words])
    expect(location.pathname).toBe("/login")
    expect(field("Username").value).toBe(credentials.username)
    await userEvent.clear(field("Password"))
    await type({ password: "Winter-2026" })
    await userEvent.keyboard("{Enter}")
    await signedIn()
    expect(asked).toEqual([credentials, { ...credentials, password: "Winter-2026" }])
  })

  it("tells an account without an agency what is missing", async () => {
    answering(() => ({ ...client, userType: "AGENCY", agentId: null }))
    await signIn()
    expect(await problems()).toEqual(["No Agency Identifier Found."])
    expect(location.pathname).toBe("/login")
  })

  it("tells whoever tried too often how long to wait", async () => {
    answering(() =>
      Response.json({ message: "Too many attempts." }, { status: 429, headers: { "retry-after": "120" } })
    )
    await signIn()
    expect(await screen.findByText("Try again in 2 minutes.")).toBeTruthy()
    expect(screen.getByText("Too many attempts.")).toBeTruthy()
  })

  it("does not sign in twice for a second click", async () => {
    const held = Promise.withResolvers<void>()
    answering(() => held.promise.then(accepts), accepts)
    open()
    await type(credentials)
    await userEvent.dblClick(screen.getByRole("button", { name: "Sign in" }))
    await waitFor(() => expect(asked).toHaveLength(1))
    held.resolve()
    await signedIn()
    expect(asked).toHaveLength(1)
  })
})

describe("the one-time password", () => {
  const dialog = () => screen.findByRole("dialog", { name: "Enter one-time password" })

  it("asks for a code that is missing, explains a wrong one, and signs in with the right one", async () => {
    const wrong = "The one-time password is wrong or has expired."
    answering(sendsCode, failing(401, wrong), accepts)
    await signIn()
    const code = field("One-time password", within(await dialog()))
    await waitFor(() => expect(document.activeElement).toBe(code))
    await press("Confirm")
    expect(await problems()).toEqual(["Enter the one-time password"])

    await userEvent.type(code, "000000{Enter}")
    await waitFor(async () => expect(await problems()).toEqual([wrong]))
    await userEvent.clear(code)
    await userEvent.type(code, "123 456{Enter}")
    await signedIn()
    expect(asked.at(-1)).toEqual({ ...credentials, otp: "123456" })
  })

  it("is sent anew on request, with the same credentials, and asked for again", async () => {
    answering(sendsCode, sendsCode)
    await signIn()
    await dialog()
    await press("Resend OTP")
    expect(await screen.findByText("A new one-time password was sent.")).toBeTruthy()
    expect(await dialog()).toBeTruthy()
    expect(asked).toEqual([credentials, credentials])
  })

  it("is left by Escape, and the form is as it was", async () => {
    answering(sendsCode)
    await signIn()
    await dialog()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(field("Username").value).toBe(credentials.username)
  })
})
