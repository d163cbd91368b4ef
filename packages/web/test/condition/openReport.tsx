import { conditionReportLogic } from "@crewfleet/machines"
import type { Failure, ReceivedReport } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { type ConditionForm, contentOf, type Moment } from "@crewfleet/sdk/rules"
import { handlers, setupServer, someConditionForm } from "@crewfleet/sdk/testing"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useAtomValue } from "jotai"
import { afterEach, beforeEach, expect } from "vitest"
import type { ReportOutbox } from "../../src/condition/conditionOutbox.ts"
import { ReportAtWork } from "../../src/condition/ReportAtWork.tsx"
import { makeReportStore } from "../../src/condition/reportStore.ts"
import { makeOutbox } from "../../src/delivery/makeOutbox.ts"
import type { SealedStore } from "../../src/sealed/makeSealedStore.ts"
import { serving } from "../serving.ts"

/** A report with which nothing is wrong. Its signatures are typed, as jsdom has no canvas to draw on. */
export const complete: ConditionForm = { ...someConditionForm, odometer: "48 210" }

/** What the service has of a report. */
export const receivedReport = (id: string, form: Partial<ConditionForm> = {}): ReceivedReport => {
  const content = contentOf({ ...complete, ...form })
  if (!content) throw new Error("A report that was received is complete")
  return { id, moment: "PICK_UP", version: 1, receivedAt: "2026-03-02T10:05:00.000Z", content, photos: [] }
}

/** The reports that arrived at the service. */
export const sent: Array<{ readonly id: string; readonly follows?: string | null | undefined }> = []

/** A service that takes every report of booking 7; a test replaces what it is about. */
export const service = setupServer(
  handlers.conditionReport.both(() => ({ subject: { clientId: 5, fuelType: "PETROL" } })),
  handlers.conditionReport.send(({ payload }) => {
    sent.push(payload)
    return { ...receivedReport(payload.id), content: payload.content }
  }),
  handlers.conditionReport.sendPhoto(() => ({ message: "Photo received" }))
)

/** A draft as it lies on devices since the first version of the portal. */
export interface LyingDraft {
  readonly form: ConditionForm
  readonly photos: ReadonlyArray<{ readonly id: string; readonly status: string }>
  readonly id?: string
  readonly known: ReadonlyArray<string>
  readonly asked: boolean
  readonly receivedAt?: string
  readonly refusal?: Failure
  readonly problems: ReadonlyArray<{ readonly field: string; readonly text: string }>
  readonly subject?: object
  readonly earlier?: object
}

/** A device that keeps things for as long as the test, with a report of booking 7 on it: a complete one, unless told. */
export const deviceWith = (given: Partial<LyingDraft> = {}, moment: Moment = "PICK_UP") => {
  const draft: LyingDraft = { form: complete, photos: [], known: [], asked: false, problems: [], ...given }
  const kept = new Map([[`7/${moment}`, new TextEncoder().encode(JSON.stringify(draft))]])
  const device: SealedStore = {
    keep: async (_, place, bytes) => void kept.set(place, bytes),
    read: async (_, place) => kept.get(place),
    forget: async (_, places) => places.forEach((place) => void kept.delete(place)),
    places: async () => [...kept.keys()]
  }
  return { device, kept }
}

/** Nothing more can be kept on a device. */
export const full = (device: SealedStore): SealedStore => ({
  ...device,
  keep: () => Promise.reject(new DOMException("The disk is full", "QuotaExceededError"))
})

let outbox: ReportOutbox | undefined

/** A report of booking 7, as somebody sees it who has it on a device. */
export const openReport = (device = deviceWith().device, moment: Moment = "PICK_UP"): void => {
  const store = makeReportStore("id:12", device)
  const opened = makeOutbox(
    "crewfleet.report/id:12",
    store,
    conditionReportLogic(async () => makeClient({ baseUrl: location.origin, retries: 0 }), store)
  )
  outbox = opened
  opened.open({ bookingId: 7, moment })
  render(<Report outbox={opened} />)
}

function Report({ outbox }: { readonly outbox: ReportOutbox }) {
  const [report] = useAtomValue(outbox.deliveries)
  if (!report?.actor) return <p>This report is open in another tab</p>
  return <ReportAtWork actor={report.actor} outbox={outbox} booking="/agency/clients/5/bookings/7" />
}

/** Waits until the page says this of where the report is. */
export const statusIs = (...words: ReadonlyArray<string>): Promise<void> =>
  waitFor(() => {
    const said = screen.queryAllByRole("status").map(({ textContent }) => textContent)
    for (const text of words) expect(said).toContainEqual(expect.stringContaining(text))
  })

/** Both parties sign what was changed, with the names that they typed before. */
export const signAgain = async (): Promise<void> => {
  for (const box of screen.getAllByLabelText("My typed name is my signature")) await userEvent.click(box)
}

/** Lets the service answer the tests of a file; each begins without any report. */
export const serveReports = (): void => {
  serving(service)
  beforeEach(() => {
    sent.splice(0)
    URL.createObjectURL = () => "blob:photo"
    URL.revokeObjectURL = () => {}
  })
  afterEach(() => outbox?.close())
}
