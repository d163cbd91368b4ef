import {
  type Draft,
  formLooksLogic,
  type LongFormThing,
  longFormRules,
  onboardingEditorLogic
} from "@crewfleet/machines"
import { type FormRecord, makeClient } from "@crewfleet/sdk"
import { type AnyForm, bankLongForm } from "@crewfleet/sdk/rules"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { makeDrafts } from "../../src/editing/Drafts.ts"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { makeLastReads } from "../../src/lastRead/lastReads.ts"
import { OpenFormPages } from "../../src/onboarding/OpenFormPages.tsx"
import { onboardingLogics } from "../../src/onboarding/onboardingLogics.ts"
import { serving } from "../serving.ts"
import { at, copy, record, rejection } from "./someForms.ts"

type Thing = LongFormThing<AnyForm>

const look = { id: 1, at, by: "Gareth Pugh", organisation: "Northway", fields: ["code", "account"] }

const service = setupServer(handlers.bank.looks(() => ({ content: [look], totalElements: 1, totalPages: 1 })))
serving(service)
afterEach(() => history.replaceState(null, "", "/"))

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })

const blank = { revision: 0, savedAt: null, submitted: null, answers: {}, left: {}, withheld: [], files: {} }

const notStarted: FormRecord = { form: "bank", status: "NOT_STARTED", submitted: false, decisions: [] }

/** Opens the bank details at a place within them, and tells what is saved. */
const open = (
  path: string,
  {
    kept = blank as object,
    stands = notStarted,
    draft = undefined as Draft<Thing, AnyForm["empty"]> | undefined
  } = {}
) => {
  const base = "/worker/forms/bank"
  const saves: Array<unknown> = []
  service.use(
    handlers.bank.read(() => ({ ...blank, ...kept }) as never),
    handlers.bank.save(({ payload }) => {
      saves.push(payload)
      return { revision: saves.length, savedAt: at }
    })
  )
  history.replaceState(null, "", `${base}${path}`)
  const store = makeImageStore(async (image) => image)
  render(
    <OpenFormPages
      of={{ workerId: 12, form: "bank" }}
      long={bankLongForm}
      record={stands}
      logic={onboardingEditorLogic<AnyForm>(bankLongForm, load, store)}
      store={store}
      opening={{
        of: longFormRules<AnyForm>(bankLongForm).form as AnyForm,
        draft,
        drafts: makeDrafts<Thing, AnyForm["empty"]>("onboarding.bank", bankLongForm.form),
        owner: undefined,
        id: 12
      }}
      reads={makeLastReads<Thing>("onboarding.bank.1")}
      base={base}
      logics={{ ...onboardingLogics, looks: formLooksLogic(load) }}
      onHandedIn={() => {}}
    />
  )
  return saves
}

const handedIn = { answers: copy.answers, revision: 2, savedAt: at, submitted: { revision: 2, at } }

describe("OpenFormPages", () => {
  it("lists the sections with where each stands and what it needs", async () => {
    open("", { kept: { answers: { bank: "Harbour Bank" }, revision: 1, savedAt: at } })
    const sections = within(await screen.findByRole("table", { name: "Sections" }))
    const rows = sections.getAllByRole("row").map(({ textContent }) => textContent)
    expect(rows[1]).toMatch(/^Bank accountIncompleteA bank statement/)
    expect(rows[2]).toMatch(/^DeclarationNot started/)
  })

  it("has a section saved in passing, and goes back to the check that led there", async () => {
    const saves = open("?section=account&from=check")
    await userEvent.type(await screen.findByLabelText("Sort code"), "001234")
    await userEvent.click(screen.getByRole("button", { name: "Save and continue" }))
    expect(await screen.findByRole("heading", { level: 1, name: "Check your answers" })).toBeTruthy()
    expect(saves).toMatchObject([{ sections: ["account"], answers: { code: "00-12-34" } }])
  })

  it("stays where an answer is wrong, and says what", async () => {
    const saves = open("?section=account")
    await userEvent.type(await screen.findByLabelText("Sort code"), "12")
    await userEvent.click(screen.getByRole("button", { name: "Save and continue" }))
    expect((await screen.findAllByText("Sort code must be like 20-00-00")).length).toBeGreaterThan(0)
    expect(saves).toEqual([])
  })

  it("says at the field what only the service will not take, and that it is not saved", async () => {
    open("?section=account&from=check")
    const message = "There is no such bank"
    service.use(handlers.bank.save(failing(400, [{ field: "bank", message }])))
    await userEvent.type(await screen.findByLabelText("Bank"), "Harbour Bank")
    await userEvent.click(screen.getByRole("button", { name: "Save and continue" }))
    expect(await screen.findByText(/one answer is not right yet, and not saved$/)).toBeTruthy()
    await userEvent.click(await screen.findByRole("button", { name: "Change Bank" }))
    expect(await screen.findByRole("link", { name: message })).toBeTruthy()
    expect(screen.getByLabelText("Bank")).toHaveProperty("value", "Harbour Bank")
  })

  it("says Missing Required Info. before Submit, with a way to each question and back", async () => {
    open("?check=true")
    await userEvent.click(await screen.findByRole("button", { name: "Submit" }))
    expect(await screen.findByText("Missing Required Info.")).toBeTruthy()
    await userEvent.click(screen.getByRole("link", { name: "Enter the holder name" }))
    await userEvent.type(await screen.findByLabelText("Holder name"), "Samuel Price")
    await userEvent.click(screen.getByRole("button", { name: "Save and continue" }))
    expect(await screen.findByRole("heading", { level: 1, name: "Check your answers" })).toBeTruthy()
    expect(screen.getByText("Samuel Price")).toBeTruthy()
  })

  it("has Update in the place of Save and Submit once it is handed in", async () => {
    open("?check=true", { kept: handedIn, stands: record })
    expect(await screen.findByRole("button", { name: "Update" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull()
    expect(screen.queryByRole("button", { name: "Submit" })).toBeNull()
  })

  it("says calmly on Update that nothing has changed since it was handed in", async () => {
    const signed = { name: "", method: "DRAWN", drawing: "M0 0L9 9", signedAt: at }
    const answers = { ...copy.answers, fullname: "Samuel Price", signed, signDate: "2026-11-20" }
    const saves = open("?check=true", { kept: { ...handedIn, answers }, stands: record })
    service.use(handlers.bank.submit(() => ({ revision: 2, at })))
    await userEvent.click(await screen.findByRole("button", { name: "Update" }))
    expect(await screen.findByText(/^Handed in on 20 Nov 2026/)).toBeTruthy()
    expect(screen.getByText("Nothing has changed since, so there is nothing to update.")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Back to the sections" })).toBeTruthy()
    expect(saves).toEqual([])
  })

  it("puts both versions of a section side by side, and saves the one that is kept, which hands nothing in", async () => {
    const form = { ...bankLongForm.form.empty, bank: "My bank" }
    const thing = { ...blank, id: 12 } as Thing
    const theirs = { answers: { bank: "Harbour Bank" }, revision: 1, savedAt: at }
    const saves = open("?section=account", { kept: theirs, draft: { form, thing } })
    service.use(
      handlers.bank.submit(() => {
        saves.push("handed in")
        return { revision: 2, at }
      })
    )
    const dialog = within(
      await screen.findByRole("dialog", { name: "This form was changed somewhere else meanwhile" })
    )
    const row = dialog.getByRole("row", { name: /^Bank Differs/ })
    expect(within(row).getByText("My bank")).toBeTruthy()
    expect(within(row).getByText("Harbour Bank")).toBeTruthy()
    expect(dialog.getByRole("rowheader", { name: "Bank account" })).toBeTruthy()
    expect(dialog.queryByText("Declaration")).toBeNull()
    await userEvent.click(dialog.getByRole("button", { name: "Save my version" }))
    await expect.poll(() => saves).toMatchObject([{ revision: 1, answers: { bank: "My bank" } }])
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(saves).not.toContain("handed in")
  })

  it("says what must change with a way there, and who has looked at what", async () => {
    open("", { kept: handedIn, stands: { ...record, status: "REJECTED", decisions: [rejection] } })
    expect(await screen.findByText("Northway asks for changes")).toBeTruthy()
    const [link] = screen.getAllByRole("link", { name: "Bank account" })
    expect(link?.getAttribute("href")).toBe("/worker/forms/bank?section=account")
    const looks = within(screen.getByRole("region", { name: "Who has looked at it" }))
    expect(await looks.findByText("Gareth Pugh")).toBeTruthy()
    expect(looks.getByText("Sort code, Account number")).toBeTruthy()
  })
})
