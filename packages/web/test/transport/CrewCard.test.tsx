import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { CrewPicker } from "../../src/transport/CrewPicker.tsx"
import type { JobOnPage } from "../../src/transport/JobOnPage.ts"
import { visiting } from "../visiting.ts"
import { button, isGrey, listening } from "./jobPage.ts"
import { grace, jobOf, logicsWith, nurses, omar, openJob, ready } from "./openTransport.tsx"

visiting()

const shift = { shiftDate: "2026-11-24T09:00:00.000Z", shiftEndDate: "2026-11-24T15:00:00.000Z" }

describe("the crew of a job", () => {
  const applied = {
    ...shift,
    id: 5,
    shiftStatus: "APPLIED" as const,
    version: 1,
    worker: grace,
    verdict: "MAY" as const
  }
  const booked = {
    ...shift,
    id: 6,
    shiftStatus: "BOOKED" as const,
    version: 2,
    worker: omar,
    verdict: "MAY" as const
  }
  const gone = {
    ...shift,
    id: 8,
    shiftStatus: "CANCELLED" as const,
    version: 2,
    worker: { ...omar, lastname: "Gone" }
  }
  const job = jobOf({ transportWorkerSpecList: [nurses([applied, booked, gone])] })

  it("shows who has applied and who is booked, and nobody who was declined", async () => {
    await openJob({ jobs: [job] })
    const crew = within(screen.getByRole("region", { name: "Nurse" }))
    expect(crew.getByText("1 of 2 booked, one seat left")).toBeTruthy()
    expect(crew.getByText("Applied")).toBeTruthy()
    expect(crew.queryByText(/Gone/)).toBeNull()
  })

  it("can be booked no more once the planned end has passed, and says so beside the grey buttons", async () => {
    await openJob({ jobs: [{ ...job, facts: { ...ready, now: "2026-11-24T15:00:00.000Z" } }] })
    const why = "The planned end of this job has passed: nobody can be booked for it any more"
    for (const name of ["Book a worker: Nurse", "Approve Grace Lee"]) {
      expect(isGrey(name)).toBe(true)
      const describedBy = button(name).getAttribute("aria-describedby") ?? ""
      expect(document.getElementById(describedBy)?.textContent).toContain(why)
    }
    expect(isGrey("Reject Grace Lee")).toBe(false)
  })

  it("has its leader, driver and vehicle exchanged once it was sent, and none of them taken off", async () => {
    const drivers = { ...nurses([booked]), assignmentCode: 2, assignmentCodeName: "Driver" }
    const sent = { transportStatus: "COMMITTED" as const, teamLeader: omar, driver: omar }
    await openJob({
      jobs: [
        jobOf({ ...sent, transportWorkerSpecList: [drivers], vehicle: { id: 3, name: "Ford Transit" } })
      ],
      vehicles: [{ id: 3, name: "Ford Transit", approved: true, taken: [] }],
      drivers: [{ ...omar, verdict: "MAY", because: [], taken: [] }]
    })
    expect(isGrey("Remove Omar Haddad")).toBe(true)
    expect(screen.getByText("They drive, and the crew was sent: pick another driver first")).toBeTruthy()
    const choices = [...screen.getByLabelText("Team leader").querySelectorAll("option")]
    expect(choices.map(({ textContent }) => textContent)).toEqual(["Omar Haddad"])
    const picks = { vehicle: "Take off Ford Transit", driver: "Take off Omar Haddad" }
    for (const [of, name] of Object.entries(picks)) {
      await userEvent.click(button(`Pick another ${of}`))
      await screen.findByRole("button", { name })
      expect(isGrey(name)).toBe(true)
      const why = new RegExp(`The crew was sent: pick another ${of} instead`)
      expect(within(screen.getByRole("dialog")).getByText(why)).toBeTruthy()
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    }
  })

  it("approves whoever has applied", async () => {
    const { asked, act } = listening()
    await openJob({ jobs: [job], act })
    await userEvent.click(button("Approve Grace Lee"))
    expect(await screen.findByText("Approved")).toBeTruthy()
    expect(asked).toEqual([{ do: "approve", bookingId: 5, version: 1 }])
  })

  it("says at each grey button, and at its own, that all seats are taken", async () => {
    const because = ["No DBS certificate"]
    const full = nurses([{ ...applied, verdict: "WITH_WARNINGS", because }, booked], 1)
    const job = jobOf({ transportWorkerSpecList: [full] })
    await openJob({ jobs: [job] })
    const free = { ...grace, verdict: "MAY" as const, because: [], taken: [] }
    const state = { context: { request: { id: 7 } }, hasTag: () => false } as unknown as JobOnPage["state"]
    const nothing = () => {}
    render(
      <CrewPicker
        {...{ job, state, send: nothing, act: nothing, owner: undefined, specId: 11 }}
        logics={logicsWith({ workers: [{ workerSpecId: 11, workers: [free] }] })}
      />
    )
    const saidAt = async (name: string) => {
      const grey = await screen.findByRole("button", { name, hidden: true })
      const describing = grey.getAttribute("aria-describedby") ?? ""
      expect(grey.getAttribute("aria-disabled")).toBe("true")
      expect(document.querySelectorAll(`[id="${describing}"]`)).toHaveLength(1)
      return document.getElementById(describing)?.textContent
    }
    expect(await saidAt("Book Grace Lee")).toBe("All seats are taken")
    expect(await saidAt("Approve Grace Lee")).toBe("No DBS certificateAll seats are taken")
  })

  it.each([
    ["ACCEPTED", true],
    ["COMMITTED", false]
  ] as const)(
    "says that the reason of a removal is optional before the crew is sent alone: %s",
    async (transportStatus, isOptional) => {
      await openJob({ jobs: [{ ...job, transportStatus }] })
      await userEvent.click(button("Remove Omar Haddad"))
      const dialog = within(await screen.findByRole("dialog"))
      expect(dialog.queryByLabelText(/^Reason.*optional/i) !== null).toBe(isOptional)
    }
  )

  it("rejects them once that was confirmed", async () => {
    const { asked, act } = listening()
    await openJob({ jobs: [job], act })
    await userEvent.click(button("Reject Grace Lee"))
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Reject" }))
    expect(await screen.findByText("Rejected")).toBeTruthy()
    expect(asked).toEqual([{ do: "reject", bookingId: 5, version: 1 }])
  })

  it("wants a reason where somebody is removed after the crew was sent", async () => {
    const { asked, act } = listening()
    await openJob({ jobs: [{ ...job, transportStatus: "COMMITTED" }], act })
    await userEvent.click(button("Remove Omar Haddad"))
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }))
    expect(await dialog.findAllByText("Enter the reason: the crew was sent already")).not.toEqual([])
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Fell ill")
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }))
    expect(await screen.findByText("Rejected")).toBeTruthy()
    expect(asked).toEqual([{ do: "remove", bookingId: 6, version: 2, reason: "Fell ill" }])
  })

  it("names the team leader among those who are booked", async () => {
    const { asked, act } = listening()
    await openJob({ jobs: [job], act })
    const leader = screen.getByLabelText("Team leader")
    expect([...leader.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
      "Nobody is named",
      "Omar Haddad"
    ])
    await userEvent.selectOptions(leader, "Omar Haddad")
    expect(await screen.findByText("Info updated")).toBeTruthy()
    expect(asked).toEqual([{ do: "nameLeader", id: 13 }])
  })
})
