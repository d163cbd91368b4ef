import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { visiting } from "../visiting.ts"
import { button, listening } from "./jobPage.ts"
import { jobOf, openJob, ready } from "./openTransport.tsx"

visiting()

const at = "2026-11-24T03:00:00.000Z"

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
    expect(asked).toEqual([{ do: "seeChanges", upTo: 1 }])
  })

  it("hints at another job for the same patient on the same day", async () => {
    const samePatient = [{ id: 9, ref: "TJ-9", dateTimeRequired: at, transportStatus: "NEW" as const }]
    await openJob({ jobs: [jobOf({ samePatient })] })
    expect(screen.getByRole("link", { name: "TJ-9" }).getAttribute("href")).toBe("/agency/jobs/transport/9")
  })

  it("tells what happened in words, whose place it is about, and why", async () => {
    const history = [
      { event: "booking.removed", worker: "Grace Lee", user: "Ada Quill", reason: "Has fallen ill", at },
      { event: "risk.uploaded", user: "Ada Quill", at }
    ]
    await openJob({ history })
    await userEvent.click(screen.getByRole("tab", { name: "History" }))
    expect(await screen.findByText("Grace Lee: Removed from the crew")).toBeTruthy()
    expect(screen.getByText("Risk document put on file")).toBeTruthy()
    expect(screen.getByText("Has fallen ill").tagName).toBe("Q")
  })

  it("says at its head why a job has ended", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "CANCELLED", endedBecause: "No bed there" })] })
    expect(screen.getByText("No bed there").tagName).toBe("Q")
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
