import { uuid } from "@crewfleet/sdk/testing"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { button, isGrey, listening } from "../transport/jobPage.ts"
import { jobOf, omar, openJob, ready } from "../transport/openTransport.tsx"
import { visiting } from "../visiting.ts"
import { at, grace, incident, logOf, openLog, record } from "./agencysLog.tsx"

visiting()

describe("What an agency does with the log of a journey", () => {
  it("puts incidents first, and lets the agency abort the journey where somebody absconds", async () => {
    const { act, asked } = listening()
    const records = [
      record(3, "incident", incident("RESTRAINT", { withdrawn: true }), { incidentId: uuid(21) }),
      record(4, "incident", incident("ABSCONDING"), { incidentId: uuid(22) })
    ]
    await openLog(logOf({ records }), { act })
    const items = within(screen.getByRole("list", { name: "Incidents" })).getAllByRole("listitem")
    const [withdrawn, absconds] = items.filter(({ textContent }) => /Restraint|Absconding/.test(textContent))
    expect(withdrawn?.textContent).toContain("Recorded by mistake")
    expect(absconds?.textContent).toContain("Received 24 Nov 2026, 10:04, from Grace Lee")
    expect(within(withdrawn as HTMLElement).queryByRole("button")).toBeNull()
    await userEvent.click(within(absconds as HTMLElement).getByRole("button", { name: "Abort the journey" }))
    await userEvent.type(await screen.findByLabelText(/Reason/), "The patient ran")
    await userEvent.click(button("Abort job"))
    await expect.poll(() => asked).toEqual([{ do: "step", step: "job.aborted", reason: "The patient ran" }])
  })

  it("overrules what is critical with a reason, and has roadworthiness mended alone", async () => {
    const openDefects = [
      { id: 1, check: "brakes", label: "Brakes", gravity: "ROADWORTHINESS", note: "Soft pedal" },
      { id: 2, check: "horn", label: "Horn", gravity: "CRITICAL" }
    ]
    const notLeaving = ["Brakes: have it mended"]
    const acts = await openLog(logOf({ vehicle: { id: 3, openDefects }, notLeaving }))
    expect(screen.getByText("What keeps the crew from leaving")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Overrule (Brakes)" })).toBeNull()
    await userEvent.click(button("Overrule (Horn)"))
    await userEvent.click(button("Overrule"))
    expect((await screen.findAllByText("Enter the reason")).length).toBeGreaterThan(0)
    await userEvent.type(screen.getByLabelText("Reason"), "A short way")
    await userEvent.click(button("Overrule"))
    expect(await screen.findByText("Defect overruled")).toBeTruthy()
    expect(acts).toMatchObject([{ act: { do: "overrule", defectId: 2 }, reason: "A short way" }])
    await userEvent.click(button("It is mended (Brakes)"))
    expect(await screen.findByLabelText("How it was mended, and by whom")).toBeTruthy()
  })

  it("shows a code large where another leader is named, and says before that one has to be", async () => {
    const code = { code: "012345", leader: "Omar Haddad", leaderId: 13, endsAt: at(45) }
    const job = jobOf({ transportStatus: "IN_PROGRESS", teamLeader: omar })
    await openLog(logOf(), { jobs: [job], logAct: () => ({ code }) })
    await userEvent.click(button("Make a take-over code"))
    expect(await screen.findByText("012 345")).toBeTruthy()
    expect(screen.getByText("Until 24 Nov 2026, 10:45")).toBeTruthy()
    await userEvent.click(button("It was read out"))
    expect(screen.queryByText("012 345")).toBeNull()
  })

  it("makes a code for another leader of the same name", async () => {
    const job = jobOf({ transportStatus: "IN_PROGRESS", teamLeader: { ...grace, id: 14 } })
    await openLog(logOf(), { jobs: [job] })
    expect(isGrey("Make a take-over code")).toBe(false)
    expect(
      screen.getByText(/Grace Lee leads the journey by now, and another Grace Lee keeps the log/)
    ).toBeTruthy()
  })

  it("makes no code while whoever leads keeps the log", async () => {
    await openLog(logOf())
    expect(isGrey("Make a take-over code")).toBe(true)
    expect(screen.getByText(/have another leader take it over, name them first/)).toBeTruthy()
  })

  it("is given back in several steps at once", async () => {
    const acts = await openLog(logOf({ submittedAt: at(51), lacks: [] }), {
      jobs: [jobOf({ transportStatus: "LOGGED", facts: ready })]
    })
    await userEvent.click(button("Give back"))
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.type(dialog.getByLabelText(/Medication/), "Who saw it?")
    await userEvent.type(dialog.getByLabelText(/Drop Off/), "Which ward?")
    await userEvent.click(dialog.getByRole("button", { name: "Give back" }))
    expect(await screen.findByText("Log given back")).toBeTruthy()
    expect(acts).toMatchObject([
      { act: { do: "giveBack" }, words: { medication: "Who saw it?", dropOff: "Which ward?" } }
    ])
  })

  it("closes the job by accepting it", async () => {
    const closed = jobOf({ transportStatus: "CLOSED" })
    const { act, asked } = listening(closed)
    const jobs = [jobOf({ transportStatus: "LOGGED", facts: ready })]
    await openLog(logOf({ submittedAt: at(51), lacks: [] }), { jobs, act })
    await userEvent.click(button("Accept the log"))
    expect(await screen.findByText("The log was accepted, and the job is closed.")).toBeTruthy()
    expect(asked).toEqual([{ do: "step", step: "job.closed" }])
  })

  it("accepts the log of an aborted journey as far as it goes, once somebody has read what that means", async () => {
    const facts = { ...ready, logLacks: ["Enter the drop-off, and confirm the log"] }
    const accepted = jobOf({ transportStatus: "ABORTED", facts: { ...facts, logAccepted: true } })
    const { act, asked } = listening(accepted)
    await openLog(logOf({ lacks: facts.logLacks }), {
      jobs: [jobOf({ transportStatus: "ABORTED", facts })],
      act
    })
    expect(screen.queryByRole("button", { name: "Give back" })).toBeNull()
    await userEvent.click(button("Accept the log"))
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.getByText(/Whatever is still on a telephone is refused/)).toBeTruthy()
    await userEvent.click(dialog.getByRole("button", { name: "Accept the log" }))
    expect(await screen.findByText(/was accepted as far as it goes/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Make a take-over code" })).toBeNull()
    expect(asked).toEqual([{ do: "step", step: "log.accepted" }])
  })

  it("lets the agency name another leader on the road, and change neither vehicle nor driver there", async () => {
    const { act, asked } = listening()
    const spec = jobOf().transportWorkerSpecList[0]
    const place = (id: number, worker: typeof grace) => ({
      ...{ id, version: 1, shiftStatus: "BOOKED" as const, worker },
      ...{ shiftDate: at(0), shiftEndDate: at(59), because: [], taken: [] }
    })
    const transportWorkerSpecList = [{ ...spec, bookings: [place(1, grace), place(2, omar)] }] as never
    const job = jobOf({ transportStatus: "IN_PROGRESS", teamLeader: grace, transportWorkerSpecList })
    await openJob({ jobs: [job], logs: [logOf()], act })
    expect(screen.queryByRole("button", { name: /Pick another vehicle|Pick a vehicle/ })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText(/Team leader/), "Omar Haddad")
    await expect.poll(() => asked).toEqual([{ do: "nameLeader", id: 13 }])
  })

  it.each([false, true])(
    "lets the agency name another leader after an abort, until the log is accepted: %s",
    async (logAccepted) => {
      const facts = { ...ready, logAccepted }
      const job = jobOf({ transportStatus: "ABORTED", teamLeader: grace, facts })
      await openJob({ jobs: [job], logs: [logOf()] })
      expect(screen.queryAllByLabelText(/Team leader/)).toHaveLength(logAccepted ? 0 : 1)
      expect(screen.queryByRole("option", { name: "Nobody is named" })).toBeNull()
      expect(screen.queryByRole("button", { name: /Pick another/ })).toBeNull()
    }
  )
})
