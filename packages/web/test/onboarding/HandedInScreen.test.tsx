import { type HandedInForm, handedInMachine, type NextForm, nextFormMachine } from "@crewfleet/machines"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { fromPromise } from "xstate"
import { HandedInScreen } from "../../src/onboarding/HandedInScreen.tsx"
import { onboardingLogics } from "../../src/onboarding/onboardingLogics.ts"
import { at, copy, record, rejection } from "./someForms.ts"

afterEach(() => {
  cleanup()
  history.replaceState(null, "", "/")
})

const waiting = { id: 3, form: "hmrc", revision: 1, again: false, workerId: 13, submitted: at } as const
const next: NextForm = { next: { ...waiting, firstname: "Una", lastname: "Reed" }, others: 4 }

const open = (
  changed: Partial<HandedInForm> = {},
  { client = false, permissions = ["VIEW_PAYROLL"], waits = next as NextForm } = {}
) => {
  const handedIn: HandedInForm = { worker: "Samuel Price", record, submissions: [copy], copy, ...changed }
  history.replaceState(null, "", client ? "/client/bank/12" : "/agency/bank/7/12")
  render(
    <HandedInScreen
      workerId={12}
      {...(!client && { agencyId: 7 })}
      session={{ userType: client ? "CLIENT" : "AGENCY", permissions }}
      owner={undefined}
      logics={{
        ...onboardingLogics,
        handedIn: handedInMachine.provide({ actors: { load: fromPromise(async () => handedIn) } }),
        next: nextFormMachine.provide({ actors: { load: fromPromise(async () => waits) } })
      }}
    />
  )
}

describe("HandedInScreen", () => {
  it("shows what was handed in, by whom and what they were asked about, beside the form of a decision", async () => {
    open()
    expect(await screen.findByText("Harbour Bank")).toBeTruthy()
    expect(screen.getByText("1, revision 2")).toBeTruthy()
    expect(screen.getByText("There is no such bank.")).toBeTruthy()
    expect(await screen.findByRole("radio", { name: "Approve" })).toBeTruthy()
  })

  it("shows the picture of a signature that was uploaded, and a drawn one, to whoever may read it", async () => {
    const file = { id: "f1", name: "me.png", type: "image/png", size: 400 }
    const signed = { name: "", method: "UPLOADED", drawing: "", signedAt: at, file } as const
    open({ copy: { ...copy, answers: { ...copy.answers, signed }, files: { f1: "/files/f1?until=1" } } })
    const picture = await screen.findByRole("img", { name: "Signature, uploaded" })
    expect(picture.getAttribute("src")).toMatch(/\/files\/f1\?until=1$/)
    cleanup()
    const drawn = { name: "", method: "DRAWN", drawing: "M0 0L9 9", signedAt: at } as const
    open({ copy: { ...copy, answers: { ...copy.answers, signed: drawn } } })
    expect(await screen.findByRole("img", { name: "Signature, drawn" })).toBeTruthy()
    cleanup()
    open({ copy: { ...copy, answers: {}, withheld: ["signed"] as never } })
    expect((await screen.findAllByText("Not shown to you")).length).toBeGreaterThan(0)
    expect(screen.queryByRole("img", { name: /^Signature/ })).toBeNull()
  })

  it("marks what is other than in the form before it", async () => {
    open({ before: { ...copy, revision: 1, answers: { ...copy.answers, bank: "My bank" } } })
    expect(await screen.findByText(/^One answer is other than on /)).toBeTruthy()
    expect(screen.getAllByText("Changed")).toHaveLength(1)
  })

  it("says that nothing differs where it was handed in again as it was", async () => {
    open({ before: { ...copy, revision: 1 } })
    expect(await screen.findByText(/^Nothing differs from what was handed in on /)).toBeTruthy()
  })

  it("shows a decision, and its form only to whoever may change it", async () => {
    open({ record: { ...record, status: "REJECTED", decisions: [rejection] } }, { permissions: [] })
    expect(await screen.findByText("Northway asks for changes")).toBeTruthy()
    expect(screen.queryByRole("link", { name: "Bank account" })).toBeNull()
    expect(screen.getByText(": Which bank is it?")).toBeTruthy()
    expect(screen.getByText("Please call us if you are in doubt.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: /Change/ })).toBeNull()
  })

  it("leads to the form that waits next, and to all others", async () => {
    open()
    expect((await screen.findByRole("link", { name: "Next form" })).getAttribute("href")).toBe(
      "/agency/hmrc/7/13"
    )
    expect(screen.getByText("HMRC Tax Declaration of Una Reed")).toBeTruthy()
    expect(screen.getByRole("link", { name: "4 more wait" })).toBeTruthy()
    cleanup()
    open({}, { waits: { others: 0 } })
    expect(await screen.findByText("No other form waits for you.")).toBeTruthy()
  })

  it("says “Not shown to you” in the place of answers that are not for their reader", async () => {
    open({ copy: { ...copy, answers: {}, withheld: ["code", "account"] } })
    expect(await screen.findAllByText("Not shown to you")).toHaveLength(2)
  })

  it("lets a client read, and neither decide nor go on", async () => {
    open({}, { client: true })
    expect(await screen.findByText("Harbour Bank")).toBeTruthy()
    expect(screen.queryByText("Decision")).toBeNull()
    expect(screen.queryByRole("link", { name: "Next form" })).toBeNull()
  })

  it("says why a form is closed, and that nothing was handed in", async () => {
    const closedBecause = "This form opens once your agency has made a conditional offer."
    open({ record: { ...record, closedBecause }, copy: undefined })
    expect(await screen.findByText(closedBecause)).toBeTruthy()
    cleanup()
    open({ copy: undefined })
    expect(await screen.findByText("Nothing was handed in yet")).toBeTruthy()
  })
})
