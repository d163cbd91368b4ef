import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { visiting } from "../visiting.ts"
import { button, isGrey, listening } from "./jobPage.ts"
import { jobOf, openJob, ready, refused } from "./openTransport.tsx"

visiting()

describe("the heading of a job", () => {
  it("says that a job is due soon which lacks something shortly before its time", async () => {
    const facts = { ...ready, now: "2026-11-24T06:00:00.000Z" }
    await openJob({ jobs: [jobOf({ facts: { ...facts, hasDriver: false } })] })
    expect(screen.getByText("Due soon")).toBeTruthy()
  })
})

describe("the steps of a job", () => {
  it("accept it at once, and say so in the words of the specification", async () => {
    const { asked, act } = listening()
    await openJob({ jobs: [jobOf({ transportStatus: "NEW" })], act })
    await userEvent.click(button("Accept job"))
    expect(await screen.findByText("Job Accepted Successfully")).toBeTruthy()
    expect(asked).toEqual([{ do: "step", step: "job.accepted" }])
  })

  it("say beside a grey button why, and lead to where each reason is mended", async () => {
    const facts = { ...ready, hasVehicle: false, hasDriver: false, hasLeader: false, seatsLeft: 2 }
    await openJob({ jobs: [jobOf({ facts })] })
    expect(isGrey("Authorise")).toBe(true)
    const places = {
      "Pick a vehicle": button("Pick a vehicle"),
      "Pick a driver": button("Pick a driver"),
      "Name the team leader": screen.getByLabelText("Team leader"),
      "2 seats are not booked": document.getElementById("job-crew")
    }
    for (const [text, place] of Object.entries(places)) {
      await userEvent.click(screen.getByRole("link", { name: text }))
      expect([text, document.activeElement]).toEqual([text, place])
    }
  })

  it("lead to the Job Planner where hours are missing", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "LOGGED", facts: { ...ready, timesOwed: 1 } })] })
    await userEvent.click(screen.getByRole("link", { name: "The hours of one worker are not entered" }))
    await waitFor(() => expect(document.activeElement?.id).toBe("job-times"))
    expect(location.search).toBe("?tab=planner")
  })

  it("lead to the log where the crew must not leave", async () => {
    const notLeaving = ["Horn: have it mended, or overrule it and say why"]
    await openJob({ jobs: [jobOf({ transportStatus: "COMMITTED", facts: { ...ready, notLeaving } })] })
    expect(isGrey("Crew has left")).toBe(true)
    await userEvent.click(screen.getByRole("link", { name: notLeaving[0] ?? "" }))
    await waitFor(() => expect(location.search).toBe("?tab=log"))
  })

  it("put committing first once a job is authorised, and what ends it last", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "AUTHORIZED" })] })
    const steps = within(screen.getByRole("list", { name: "What can happen next" }))
    expect(steps.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Commit",
      "Take authorisation back",
      "Authorise other times",
      "Decline",
      "Cancel"
    ])
  })

  it("commit once it was said that this cannot be undone", async () => {
    const { asked, act } = listening(jobOf({ transportStatus: "COMMITTED" }))
    await openJob({ jobs: [jobOf({ transportStatus: "AUTHORIZED" })], act })
    await userEvent.click(button("Commit"))
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.getByText(/cannot be undone/)).toBeTruthy()
    expect(asked).toEqual([])
    await userEvent.click(dialog.getByRole("button", { name: "Commit" }))
    expect(await screen.findByText("Job commited and ready for execution")).toBeTruthy()
  })

  it("ask for the planned times, and warn where one is missing", async () => {
    const times = { shiftDate: "2026-11-24T08:00:00.000Z", shiftEndDate: "2026-11-24T12:00:00.000Z" }
    const sent: Array<unknown> = []
    await openJob({ jobs: [jobOf(times)], authorise: (form) => sent.push(form) })
    await userEvent.click(button("Authorise"))
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.click(await dialog.findByRole("button", { name: "Authorise" }))
    expect(await dialog.findByText("Missing Required Info.")).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.type(dialog.getByLabelText("Break in minutes"), "30")
    await userEvent.click(dialog.getByRole("button", { name: "Authorise" }))
    expect(await screen.findByText("Job authorized successfuly")).toBeTruthy()
    expect(sent).toEqual([{ start: times.shiftDate, end: times.shiftEndDate, breakTime: "30" }])
  })

  it("ask whether the times are right that leave the pickup out, and authorise with them all the same", async () => {
    const times = { shiftDate: "2026-11-25T08:00:00.000Z", shiftEndDate: "2026-11-25T12:00:00.000Z" }
    const sent: Array<unknown> = []
    await openJob({ jobs: [jobOf({ ...times, breakTime: 30 })], authorise: (form) => sent.push(form) })
    await userEvent.click(button("Authorise"))
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.click(await dialog.findByRole("button", { name: "Authorise" }))
    expect(
      await screen.findByText(/The pickup for which the ward asked is not within these times/)
    ).toBeTruthy()
    expect(sent).toEqual([])
  })

  it("say who reads a reason: the ward, and nobody else where other agencies were asked as well", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "NEW" })] })
    await userEvent.click(button("Decline"))
    expect(await screen.findByText("The ward reads it")).toBeTruthy()
    cleanup()
    await openJob({ jobs: [jobOf({ transportStatus: "NEW", withheld: ["patientName"] })] })
    await userEvent.click(button("Decline"))
    expect(
      await screen.findByText("Your agency keeps it: other agencies and the ward do not read it")
    ).toBeTruthy()
  })

  it("ask for a reason, and keep it where somebody else was faster", async () => {
    await openJob({
      jobs: [jobOf(), jobOf({ version: 9, transportStatus: "AUTHORIZED" })],
      act: () => {
        throw refused(409, "Somebody else has changed this meanwhile.")
      }
    })
    await userEvent.click(button("Cancel"))
    await userEvent.type(await screen.findByLabelText("Reason"), "The ward rang")
    await userEvent.click(screen.getByRole("button", { name: "Cancel job" }))
    expect(await screen.findByText("Somebody else was faster")).toBeTruthy()
    expect(screen.getByText("Somebody else has changed this meanwhile.")).toBeTruthy()
    expect(screen.getByText(/The job is authorised now/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("The ward rang")
  })

  it("show a reason that was not sent where the job allows the step no more", async () => {
    await openJob({
      jobs: [jobOf(), jobOf({ version: 9, transportStatus: "CANCELLED" })],
      act: () => {
        throw refused(409, "Somebody else has changed this meanwhile.")
      }
    })
    await userEvent.click(button("Cancel"))
    await userEvent.type(await screen.findByLabelText("Reason"), "The ward rang")
    await userEvent.click(screen.getByRole("button", { name: "Cancel job" }))
    expect(await screen.findByText("Your reason was not sent")).toBeTruthy()
    expect(screen.getByText("The ward rang")).toBeTruthy()
    expect(screen.getByText("Nothing more happens to this job.")).toBeTruthy()
  })
})
