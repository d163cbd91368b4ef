import type { TransportJob } from "@crewfleet/sdk"
import { transportForm } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { loggedJob } from "../../../sdk/test/transport/someSeats.ts"
import { CrewJobScreen } from "../../src/transport/CrewJobScreen.tsx"
import { serving } from "../serving.ts"
import { logics, openPage, service } from "./openWorkerTransport.tsx"

serving(service)

const open = (told: Partial<TransportJob>) => {
  service.use(handlers.seat.job(() => ({ ...loggedJob, ...told })))
  openPage("/worker/transport/7", <CrewJobScreen jobId={7} session={{ workerId: 9 }} logic={logics.job} />)
}
const questions = transportForm.questions as Readonly<Record<string, { readonly audience?: string }>>
const withheld = (...audiences: ReadonlyArray<string>) =>
  Object.keys(questions).filter((field) => audiences.includes(questions[field]?.audience ?? ""))
const answerTo = (label: string) =>
  screen.getByText(label, { selector: "dt" }).parentElement?.querySelector("dd")?.textContent?.trim()

describe("a job as its crew may read it", () => {
  const asked = { destination: "Elm House", pickupPostCode: "LS1 3EX" }
  const care = { assaultStaff: "S", assaultStaffDesc: "Hits out", selfHarm: "L", allergies: undefined }

  it("is the journey alone before the crew was sent", async () => {
    open({
      ...{ ...asked, transportStatus: "AUTHORIZED" },
      withheld: withheld("identity", "contact", "care", "billing")
    })
    expect(await screen.findByRole("heading", { level: 1, name: "Journey TR-7" })).toBeTruthy()
    expect(screen.getByText("The crew was not sent yet")).toBeTruthy()
    expect(answerTo("Destination")).toBe("Elm House")
    for (const label of ["Patient's name", "Assault staff", "Mental health status", "Who is billed"])
      expect(screen.queryByText(label)).toBeNull()
  })

  it("tells the crew risks and needs from then on, each rating with its badge, and who the patient is not", async () => {
    open({
      ...{ ...asked, ...care, transportStatus: "COMMITTED" },
      withheld: withheld("identity", "contact", "billing")
    })
    await screen.findByRole("heading", { level: 1, name: "Journey TR-7" })
    expect(screen.queryByText("The crew was not sent yet")).toBeNull()
    expect(answerTo("Assault staff")).toBe("S Significant")
    expect(answerTo("Assault staff: explanation")).toBe("Hits out")
    expect(answerTo("Self harm")).toBe("L Low")
    expect(screen.queryByText("Self harm: explanation")).toBeNull()
    expect(answerTo("Allergies")).toBe("No known allergies")
    expect(screen.queryByText("Patient's name")).toBeNull()
    expect(screen.getByText("What else was asked for is not shown to you.")).toBeTruthy()
    expect(screen.queryByText("Who is billed")).toBeNull()
  })

  it("keeps risks and needs where the journey was aborted on the road", async () => {
    open({
      ...{ ...asked, ...care, transportStatus: "ABORTED" },
      withheld: withheld("identity", "contact", "billing")
    })
    await screen.findByRole("heading", { level: 1, name: "Journey TR-7" })
    expect(screen.queryByText("The crew was not sent yet")).toBeNull()
    expect(answerTo("Assault staff")).toBe("S Significant")
    expect(screen.queryByText("Patient's name")).toBeNull()
  })

  it("says nothing of a patient who was erased, but that it was", async () => {
    open({ ...asked, transportStatus: "CLOSED", erasedAt: "2046-11-24T03:00:00.000Z" })
    expect(await screen.findByText(/^What this journey said of the patient was erased on /)).toBeTruthy()
    expect(screen.queryByText("No known allergies")).toBeNull()
  })

  it("tells the leader the patient too, and everybody vehicle, driver, leader and crew", async () => {
    open({
      ...{ ...asked, ...care, transportStatus: "IN_PROGRESS", patientName: "Sam Doe" },
      ...{ withheld: withheld("billing"), agencyTelephone: "0113 496 0111" },
      vehicle: { id: 1, name: "Ford Transit", regno: "AB12 CDE" },
      teamLeader: { id: 12, firstname: "Ada", lastname: "Hill" },
      riskDoc: { name: "risks.pdf", url: "/files/1?signed" }
    })
    await screen.findByRole("heading", { level: 1, name: "Journey TR-7" })
    expect(answerTo("Patient's name")).toBe("Sam Doe")
    expect(answerTo("Vehicle")).toBe("Ford Transit, AB12 CDE")
    expect(answerTo("Team leader")).toBe("Ada Hill")
    expect(screen.getByRole("link", { name: "0113 496 0111" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Risk document: risks.pdf" })).toBeTruthy()
    expect(screen.getByText("Grace Lee, Driver")).toBeTruthy()
    expect(screen.queryByText("Sam Park, Nurse")).toBeNull()
    expect(document.title).not.toContain("Sam Doe")
  })

  it("is none for whoever is not booked", async () => {
    service.use(handlers.seat.job(failing(404)))
    openPage("/worker/transport/7", <CrewJobScreen jobId={7} session={{ workerId: 9 }} logic={logics.job} />)
    expect(await screen.findByText("You are booked for no journey with the number 7.")).toBeTruthy()
  })
})
