import type { TransportAct } from "@crewfleet/machines"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { visiting } from "../visiting.ts"
import { grace, jobOf, nurses, omar, openJob, ready, refused } from "./openTransport.tsx"

visiting()

const at = "2026-11-24T03:00:00.000Z"
const button = (name: string | RegExp) => screen.getByRole("button", { name })
const isGrey = (name: string | RegExp) => button(name).getAttribute("aria-disabled") === "true"
const details = () => within(screen.getByRole("region", { name: "Job details" }))

/** What is asked of the service, and a job to answer with. */
const listening = (answer = jobOf({ version: 4 })) => {
  const asked: Array<TransportAct & { readonly reason?: string }> = []
  const act = (done: TransportAct, reason: string | undefined) => {
    asked.push({ ...done, ...(reason && { reason }) })
    return answer
  }
  return { asked, act }
}

describe("the details of a job", () => {
  it("are full while the job is new, and short afterwards, until somebody wants the rest", async () => {
    await openJob({ jobs: [jobOf()] })
    expect(details().queryByText("Assault staff")).toBeNull()
    await userEvent.click(details().getByLabelText("Full"))
    expect(details().getByText("Assault staff")).toBeTruthy()
  })

  it("show each risk with its letter and words, and an explanation for S, H and M alone", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "NEW", selfHarmDesc: "Scratches" })] })
    expect(details().getByText("H").parentElement?.textContent).toBe("H High")
    expect(details().getByText("Struck a nurse last week")).toBeTruthy()
    expect(details().queryByText("Scratches")).toBeNull()
  })

  it("say what is read where a ward said nothing", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "NEW" })] })
    for (const text of ["None", "No known allergies", "Staff cannot offer food.", "None administered"])
      expect(details().getByText(text)).toBeTruthy()
  })

  it("say that the patient is shown after acceptance where several agencies may see the job", async () => {
    await openJob({
      jobs: [jobOf({ transportStatus: "NEW", withheld: ["patientName"], patientName: undefined })]
    })
    expect(details().getByText("shown after acceptance")).toBeTruthy()
  })

  it("lead to the risk document where there is one", async () => {
    await openJob({ jobs: [jobOf({ riskDoc: { name: "risk.pdf", url: "/files/risk.pdf" } })] })
    const link = screen.getByRole("link", { name: "Open the risk document" })
    expect(link.getAttribute("href")).toContain("/files/risk.pdf")
  })

  it("refuse a risk document of 1,048,576 bytes", async () => {
    await openJob()
    const file = new File([new Uint8Array(1_048_576)], "risk.pdf", { type: "application/pdf" })
    await userEvent.upload(screen.getByLabelText("Upload the risk document"), file)
    expect(await screen.findByText("Maximum upload file size is 1mb")).toBeTruthy()
  })
})

describe("the heading of a job", () => {
  it("says that a job is pressing which lacks something shortly before its time", async () => {
    const facts = { ...ready, now: "2026-11-24T06:00:00.000Z" }
    await openJob({ jobs: [jobOf({ facts: { ...facts, hasDriver: false } })] })
    expect(screen.getByText("Pressing")).toBeTruthy()
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

describe("the pickers of a job", () => {
  const taken = [
    { ref: "TJ-8", jobId: 8, start: "2026-11-24T08:00:00.000Z", end: "2026-11-24T11:00:00.000Z" }
  ]

  it("show which vehicles are free, and what takes the others when", async () => {
    const { asked, act } = listening()
    await openJob({
      act,
      vehicles: [
        { id: 3, name: "Ford Transit", regno: "AB12 CDE", approved: true, taken: [] },
        { id: 4, name: "VW Crafter", approved: true, taken }
      ]
    })
    await userEvent.click(button("Pick a vehicle"))
    expect(await screen.findByText("Taken by TJ-8, 24 Nov 2026, 08:00 to 24 Nov 2026, 11:00")).toBeTruthy()
    expect(isGrey("Pick VW Crafter")).toBe(true)
    await userEvent.click(button("Pick Ford Transit, AB12 CDE"))
    expect(await screen.findByText("Vehicle set")).toBeTruthy()
    expect(asked).toEqual([{ do: "pickVehicle", id: 3 }])
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("show why somebody may not drive, and save the driver who may", async () => {
    const { asked, act } = listening()
    await openJob({
      act,
      drivers: [
        { ...grace, verdict: "MAY", because: [], taken: [], restHours: 8.5 },
        { ...omar, verdict: "MAY_NOT", because: ["Driving licence ended before 24 Nov 2026"], taken: [] }
      ]
    })
    await userEvent.click(button("Pick a driver"))
    expect(await screen.findByText("Driving licence ended before 24 Nov 2026")).toBeTruthy()
    expect(screen.getByText("Warning: 8.5 hours of rest, fewer than eleven hours")).toBeTruthy()
    expect(isGrey("Pick Omar Haddad")).toBe(true)
    await userEvent.click(button("Pick Grace Lee"))
    expect(await screen.findByText("Driver saved")).toBeTruthy()
    expect(asked).toEqual([{ do: "pickDriver", id: 12 }])
  })

  it("book a worker, and go on while seats are left", async () => {
    const booked = { id: 5, shiftStatus: "BOOKED" as const, version: 1, worker: grace }
    const { asked, act } = listening(jobOf({ version: 4, transportWorkerSpecList: [nurses([booked])] }))
    await openJob({
      act,
      workers: [
        {
          workerSpecId: 11,
          workers: [
            { ...grace, verdict: "MAY", because: [], taken: [] },
            { ...omar, verdict: "MAY", because: [], taken }
          ]
        }
      ]
    })
    await userEvent.click(button("Book a worker: Nurse"))
    expect(within(await screen.findByRole("dialog")).getByText("0 of 2 booked, 2 seats left")).toBeTruthy()
    expect(await screen.findByRole("button", { name: "Book Omar Haddad" })).toBeTruthy()
    expect(isGrey("Book Omar Haddad")).toBe(true)
    await userEvent.click(button("Book Grace Lee"))
    expect(await screen.findByText("Booked worker")).toBeTruthy()
    expect(asked).toEqual([{ do: "bookWorker", specId: 11, workerId: 12 }])
    expect(within(screen.getByRole("dialog")).getByText("1 of 2 booked, one seat left")).toBeTruthy()
  })
})

describe("the crew of a job", () => {
  const applied = {
    id: 5,
    shiftStatus: "APPLIED" as const,
    version: 1,
    worker: grace,
    verdict: "MAY" as const
  }
  const booked = { id: 6, shiftStatus: "BOOKED" as const, version: 2, worker: omar, verdict: "MAY" as const }
  const gone = { id: 8, shiftStatus: "CANCELLED" as const, version: 2, worker: { ...omar, lastname: "Gone" } }
  const job = jobOf({ transportWorkerSpecList: [nurses([applied, booked, gone])] })

  it("shows who has applied and who is booked, and nobody who was declined", async () => {
    await openJob({ jobs: [job] })
    const crew = within(screen.getByRole("region", { name: "Nurse" }))
    expect(crew.getByText("1 of 2 booked, one seat left")).toBeTruthy()
    expect(crew.getByText("Applied")).toBeTruthy()
    expect(crew.queryByText(/Gone/)).toBeNull()
  })

  it("approves whoever has applied", async () => {
    const { asked, act } = listening()
    await openJob({ jobs: [job], act })
    await userEvent.click(button("Approve Grace Lee"))
    expect(await screen.findByText("Approved")).toBeTruthy()
    expect(asked).toEqual([{ do: "approve", bookingId: 5, version: 1 }])
  })

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

describe("what else stands on the page of a job", () => {
  it("tells what the ward changed, and that somebody has seen it", async () => {
    const { asked, act } = listening()
    const changes = [
      { id: 1, at, by: "Ward 3", answers: [{ field: "destination", before: "Bethlem", after: "Maudsley" }] }
    ]
    await openJob({ jobs: [jobOf({ changes, facts: { ...ready, changesUnseen: true } })], act })
    expect(screen.getByText("Bethlem").tagName).toBe("DEL")
    await userEvent.click(button("I have seen what changed"))
    expect(await screen.findByText("Changes seen")).toBeTruthy()
    expect(asked).toEqual([{ do: "seeChanges" }])
  })

  it("hints at another job for the same patient on the same day", async () => {
    const samePatient = [{ id: 9, ref: "TJ-9", dateTimeRequired: at, transportStatus: "NEW" as const }]
    await openJob({ jobs: [jobOf({ samePatient })] })
    expect(screen.getByRole("link", { name: "TJ-9" }).getAttribute("href")).toBe("/agency/jobs/transport/9")
  })

  it("lets an agency write to the ward", async () => {
    await openJob({ messages: [{ id: 1, side: "WARD", by: "Ward 3", at, body: "When do you come?" }] })
    await userEvent.click(screen.getByRole("tab", { name: "Messages" }))
    await userEvent.click(await screen.findByRole("button", { name: "Write a message" }))
    await userEvent.type(await screen.findByLabelText("Message"), "At nine")
    await userEvent.click(button("Send"))
    expect(await screen.findByText("At nine")).toBeTruthy()
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})

describe("a job as an administrator sees it", () => {
  const { facts: _, ...bare } = jobOf({
    transportStatus: "NEW",
    withheld: ["patientName", "pdob"],
    patientName: undefined,
    transportLegibleAgencyIds: [4]
  })

  it("tells nothing of the patient, and offers no step", async () => {
    await openJob({ jobs: [bare] }, "ADMIN")
    expect(
      details().getByText("What it tells of the patient, the contacts and who pays is not shown to you.")
    ).toBeTruthy()
    expect(details().queryByText("Patient's name")).toBeNull()
    expect(screen.queryByText("Robin Vale")).toBeNull()
    expect(screen.queryByText("What happens next")).toBeNull()
  })

  const agencies = [
    { id: 4, name: "Northway Care", standing: "ASKED" as const },
    { id: 9, name: "Harbour Transport" },
    { id: 11, name: "Old Mill Crews", standing: "PASSED" as const }
  ]

  it("says by name which agencies may see it while it is new", async () => {
    const { asked, act } = listening(bare)
    await openJob({ jobs: [bare], act, agencies }, "ADMIN")
    expect(await screen.findByText(", has passed it on")).toBeTruthy()
    await userEvent.click(screen.getByRole("combobox", { name: "Add an agency" }))
    await userEvent.keyboard("harb")
    await userEvent.click(await screen.findByRole("option", { name: "Harbour Transport" }))
    await userEvent.click(await screen.findByRole("button", { name: "Take off Northway Care" }))
    await userEvent.click(button("Save"))
    expect(await screen.findByText("Info updated")).toBeTruthy()
    expect(asked).toEqual([{ do: "saveLegible", agencyIds: [11, 9] }])
  })

  it("does not leave a job to nobody", async () => {
    const { asked, act } = listening(bare)
    await openJob({ jobs: [bare], act, agencies: agencies.slice(0, 2) }, "ADMIN")
    await userEvent.click(await screen.findByRole("button", { name: "Take off Northway Care" }))
    await userEvent.click(button("Save"))
    expect(screen.getByText("Choose at least one agency")).toBeTruthy()
    expect(asked).toEqual([])
  })

  it("tells who was asked once the job is another's", async () => {
    await openJob({ jobs: [{ ...bare, transportStatus: "ACCEPTED" }], agencies }, "ADMIN")
    expect(await screen.findByText("Northway Care")).toBeTruthy()
    expect(screen.queryByText("Harbour Transport")).toBeNull()
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull()
  })

  it("keeps what it says of the patient for a reason, and no longer", async () => {
    const held = { ...bare, heldBecause: "A complaint" }
    const { asked, act } = listening(held)
    await openJob({ jobs: [bare], act }, "ADMIN")
    await userEvent.click(button("Hold"))
    const dialog = within(screen.getByRole("dialog"))
    await userEvent.click(dialog.getByRole("button", { name: "Hold" }))
    expect(dialog.getAllByText("Enter the reason").length).toBeGreaterThan(0)
    await userEvent.type(dialog.getByLabelText("Reason"), "A complaint")
    await userEvent.click(dialog.getByRole("button", { name: "Hold" }))
    expect(await screen.findByText("Held")).toBeTruthy()
    expect(screen.getByText("A complaint")).toBeTruthy()
    await userEvent.click(button("Release hold"))
    expect(await screen.findByText("Hold released")).toBeTruthy()
    expect(asked).toEqual([{ do: "hold", reason: "A complaint" }, { do: "releaseHold" }])
  })
})
