import { packWords } from "@crewfleet/sdk/rules"
import { act, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeEach, describe, expect, it, vi } from "vitest"
import * as files from "../../src/file/saveFile.ts"
import { visiting } from "../visiting.ts"
import { jobOf, openJob } from "./openTransport.tsx"

visiting()

const sealed = { sealedAt: "2026-11-24T16:00:00.000Z", keptUntil: "2046-11-24T16:00:00.000Z" }
const card = () => within(screen.getByRole("region", { name: "Sealed job pack" }))

describe("the sealed pack on the page of a job", () => {
  const saved: Array<string> = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(files, "saveFile").mockImplementation(
      (content, name) => void saved.push(`${name} ${content.type}`)
    )
  })

  it("is saved as either file, says until when it is kept, and how it is verified", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "CLOSED", refPrefix: "TJ 7/é", pack: sealed })] })
    expect(card().getByText("24 Nov 2026, 16:00")).toBeTruthy()
    expect(card().getByText("24 Nov 2046")).toBeTruthy()
    expect(card().getByText("crewfleet verify FILE.json FILE.pdf --key KEY")).toBeTruthy()
    await userEvent.click(card().getByRole("button", { name: "Download PDF" }))
    await userEvent.click(card().getByRole("button", { name: "Download JSON" }))
    expect(saved).toEqual(["journey-TJ-7-.pdf application/pdf", "journey-TJ-7-.json application/json"])
  })

  it("says so while it is being sealed, and offers nothing to save", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "CLOSED", pack: {} })] })
    expect(card().getByText(packWords.sealing)).toBeTruthy()
    expect(card().queryByRole("button")).toBeNull()
  })

  it("appears by itself once it is sealed, and is asked for ever less often until then", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] })
    const isSealing = jobOf({ transportStatus: "CLOSED", pack: {} })
    await openJob({
      jobs: [isSealing, isSealing, jobOf({ transportStatus: "CLOSED", pack: sealed })]
    })
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(card().getByText(packWords.sealing)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(await card().findByText("24 Nov 2026, 16:00")).toBeTruthy()
    vi.useRealTimers()
  })

  it("says that somebody holds it", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "CLOSED", pack: { sealedAt: sealed.sealedAt } })] })
    expect(card().getByText("For as long as it must not be erased")).toBeTruthy()
  })

  it("leaves the JSON file alone once the patient was erased", async () => {
    const erasedAt = "2046-11-25T03:00:00.000Z"
    await openJob({
      jobs: [jobOf({ transportStatus: "CLOSED", pack: { sealedAt: sealed.sealedAt }, erasedAt })]
    })
    expect(card().queryByRole("button", { name: "Download PDF" })).toBeNull()
    expect(card().getByRole("button", { name: "Download JSON" })).toBeTruthy()
    expect(card().queryByText("For as long as it must not be erased")).toBeNull()
  })

  it.each([
    ["COMMITTED", "It is sealed once the agency has accepted the log of this journey."],
    ["LOGGED", "It is sealed once the agency has accepted the log of this journey."],
    ["CLOSED", "There is none: nobody kept a log of this journey."],
    ["ABORTED", "It is sealed once the agency has accepted the log, where one was kept of this journey."]
  ])("says of one that is %s why there is none", async (transportStatus, why) => {
    await openJob({ jobs: [jobOf({ transportStatus })] })
    expect(card().getByText(why)).toBeTruthy()
    expect(card().queryByRole("button")).toBeNull()
  })

  it("is not spoken of before a crew was sent", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "ACCEPTED" })] })
    expect(screen.queryByRole("region", { name: "Sealed job pack" })).toBeNull()
  })
})
