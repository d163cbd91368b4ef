import { registrationLogic, signInLogic } from "@crewfleet/machines"
import { makeClient, type Session, sessionInMemory } from "@crewfleet/sdk"
import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IDBFactory } from "fake-indexeddb"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { RegistrationScreen } from "../../src/applicant/RegistrationScreen.tsx"
import { registrationDraft } from "../../src/applicant/registrationDraft.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { giveCountry, press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"

const created: Array<unknown> = []
const ended: Array<Session> = []
const una = {
  id: 9,
  firstname: "Una",
  lastname: "Reed",
  email: "una@post.example",
  dob: "1990-04-01",
  gender: "FEMALE",
  nationality: "GB",
  phoneNumber: "07700 900001",
  assignmentCode: { id: 3, name: "Nurse" }
}
const login = { access_token: "a-1", refresh_token: "r-1", firstName: "Una", lastName: "Reed" }

const service = setupServer(
  handlers.applicant.agency(() => ({ id: 1, name: "Northway", logo: "/files/logo" })),
  handlers.applicant.assignmentCodes(() => [{ id: 3, name: "Nurse" }]),
  handlers.applicant.create(({ payload }) => {
    created.push(payload)
    return { message: "Applicant Added Successfully", ticket: "t-1" }
  }),
  handlers.applicant.link(() => ({ message: "Applicant Linked Successfully" })),
  handlers.applicant.apply(() => ({ message: "Applicant Linked Successfully" })),
  handlers.worker.byId(() => una)
)
serving(service)
visiting()
beforeAll(() => vi.stubGlobal("indexedDB", new IDBFactory()))
afterEach(async () => {
  created.length = 0
  ended.length = 0
  vi.useRealTimers()
  await registrationDraft.keep(1, undefined)
})

const open = (session?: Session) => {
  let opened = session
  const load = async () =>
    makeClient({
      baseUrl: location.origin,
      retries: 0,
      session: opened && sessionInMemory(opened)
    })
  const logic = registrationLogic(load, {
    recall: registrationDraft.recall,
    session: async () => session,
    openSession: async (begun) => {
      opened = begun
    },
    endSession: async (begun) => {
      ended.push(begun)
    }
  })
  return render(
    <>
      <RegistrationScreen agencyId={1} logic={logic} signIn={signInLogic(load)} />
      <NoticeRegion />
    </>
  )
}
const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: "input, select" })
const give = async (label: string, text: string) => {
  await userEvent.click(await field(label))
  await userEvent.paste(text)
}
const fill = async () => {
  await give("First name", "Nia")
  await give("Last name", "Hughes")
  fireEvent.change(await field("Date of birth"), { target: { value: "1992-03-04" } })
  await userEvent.click(screen.getByRole("radio", { name: "Female" }))
  await giveCountry("Nationality", "england")
  await give("E-mail", "nia@post.example")
  await give("Phone number", "07700 900123")
  await userEvent.selectOptions(await field("Assignment code"), "Nurse")
  await userEvent.click(screen.getByRole("checkbox", { name: /^I agree/ }))
}
const signIn = async (answer: object) => {
  service.use(handlers.session.login(() => ({ ...login, ...answer })))
  await press("I have an account")
  const dialog = within(await screen.findByRole("dialog"))
  await userEvent.type(dialog.getByLabelText("Username"), "una@post.example")
  await userEvent.type(dialog.getByLabelText("Password", { selector: "input" }), "Summer-2026")
  await userEvent.click(dialog.getByRole("button", { name: "Login" }))
}

it("shows whose page it is, and that login details arrive by e-mail", async () => {
  open()
  expect(await screen.findByText("Northway")).toBeTruthy()
  expect(document.querySelector("img")?.src).toContain("/files/logo")
  expect(screen.getByText("Your login details arrive by e-mail.")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login")
})

it("asks for everything that is missing", async () => {
  open()
  await press("Register")
  const said = await problems()
  expect(said[0]).toBe("Missing Required Info")
  expect(said).toHaveLength(10)
  expect(created).toEqual([])
})

it("marks the e-mail address while it is typed", async () => {
  open()
  await userEvent.type(await field("E-mail"), "nia@")
  expect(screen.getByText("Not a valid e-mail address")).toBeTruthy()
  await userEvent.type(await field("E-mail"), "post.example")
  expect(screen.getByText("Valid e-mail address")).toBeTruthy()
})

it("takes names of 255 characters, and no more", async () => {
  open()
  await userEvent.click(await field("First name"))
  await userEvent.paste("x".repeat(256))
  await press("Register")
  expect(await problems()).toContain("First name must be 255 characters or fewer")
})

it("registers somebody, with their e-mail address as their username", async () => {
  open()
  await fill()
  await press("Register")
  expect(await screen.findByRole("heading", { name: "Look into your e-mail" })).toBeTruthy()
  expect(created).toEqual([
    {
      agencyId: 1,
      firstname: "Nia",
      lastname: "Hughes",
      dob: "1992-03-04",
      gender: "FEMALE",
      nationality: "GB",
      email: "nia@post.example",
      username: "nia@post.example",
      phoneNumber: "07700 900123",
      assignmentCode: { id: 3 },
      shares: true,
      idempotencyKey: expect.any(String)
    }
  ])
  expect(await registrationDraft.recall(1)).toBeUndefined()
})

it("keeps what was typed through a failure and a reload, until it is cleared or a day has passed", async () => {
  service.use(handlers.applicant.create(unreachable))
  const { unmount } = open()
  await fill()
  await press("Register")
  expect(await problems()).toEqual(["Network Connection Failure"])
  expect((await field("First name")).value).toBe("Nia")
  await waitFor(async () => expect(await registrationDraft.recall(1)).toBeDefined())
  unmount()
  const second = open()
  expect(await screen.findByText("What you typed earlier on this device is still here.")).toBeTruthy()
  expect((await field("First name")).value).toBe("Nia")
  expect(await registrationDraft.recall(2)).toBeUndefined()
  await press("Clear the form")
  expect((await field("First name")).value).toBe("")
  await userEvent.type(await field("First name"), "Nora")
  await waitFor(async () => expect((await registrationDraft.recall(1))?.form.firstname).toBe("Nora"))
  second.unmount()
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000 + 1)
  expect(await registrationDraft.recall(1)).toBeUndefined()
})

it("says in the service's words why nobody could be added", async () => {
  service.use(handlers.applicant.create(failing(429, "Too many attempts. Try again in 5 minutes.")))
  open()
  await fill()
  await press("Register")
  expect(await problems()).toEqual(["Too many attempts. Try again in 5 minutes."])
})

it("lets a worker sign in beside the form, and apply as who they are", async () => {
  open()
  await screen.findByText("Northway")
  await signIn({ userType: "WORKER", workerId: 9 })
  const submit = await screen.findByRole("button", { name: "Submit APPLICATION" })
  const first = await field("First name")
  expect(first.value).toBe("Una")
  expect(first.matches(":disabled")).toBe(true)
  await userEvent.click(submit)
  expect(await problems()).toContain("Missing Required Info")
  await userEvent.click(screen.getByRole("checkbox", { name: /^I agree/ }))
  await userEvent.click(submit)
  expect(await screen.findByRole("heading", { name: "Application sent" })).toBeTruthy()
})

it("refuses an account that is no worker's, and leaves nobody signed in", async () => {
  open()
  await screen.findByText("Northway")
  await signIn({ userType: "CLIENT", clientId: 3 })
  expect(await screen.findByText("Failed to determine user or Invalid role: ROLE_CLIENT")).toBeTruthy()
  expect(ended).toHaveLength(1)
  const dialog = within(screen.getByRole("dialog"))
  await userEvent.click(dialog.getByRole("button", { name: "Login" }))
  expect(await dialog.findByText("Enter Credentials.")).toBeTruthy()
  expect(dialog.getByRole("link", { name: "Forgot Password" }).getAttribute("href")).toBe("/reset-password")
  expect(dialog.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("/terms")
  expect(dialog.getByRole("link", { name: "Privacy" }).getAttribute("href")).toBe("/privacy")
})

it("knows a worker who is signed in already", async () => {
  open({
    accessToken: "a-1",
    refreshToken: "r-1",
    displayName: "Reed.U",
    permissions: [],
    userType: "WORKER",
    workerId: 9
  })
  expect(await screen.findByRole("button", { name: "Submit APPLICATION" })).toBeTruthy()
})

it("says that there is no such agency, and nothing of any other", async () => {
  service.use(handlers.applicant.agency(failing(404)))
  open()
  expect(await screen.findByRole("heading", { name: "This agency cannot be found" })).toBeTruthy()
})

it("can be loaded again where the service could not be reached", async () => {
  service.use(handlers.applicant.agency(unreachable))
  open()
  const again = await screen.findByRole("button", { name: "Try again" })
  service.resetHandlers()
  await userEvent.click(again)
  expect(await screen.findByText("Northway")).toBeTruthy()
})
