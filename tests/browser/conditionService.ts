import { randomUUID } from "node:crypto"
import type { ConditionContent } from "@crewfleet/sdk"
import type { Moment } from "@crewfleet/sdk/rules"
import { accessories } from "../../packages/sdk/src/condition/conditionChoices.ts"
import { someContent } from "../../packages/service/test/condition/someReport.ts"
import type { RunningService } from "../startService.ts"
import { askingAs, expect } from "./portal.ts"

/** A booking of the agency that is still to come. */
export const upcomingBooking = async (service: RunningService): Promise<number> => {
  const { read } = await askingAs(service, "agency")
  const { content } = await read<{ content: ReadonlyArray<{ id: number }> }>(
    "/vehicle-booking/0/1?statuses=BOOKED"
  )
  const [booking] = content
  if (!booking) throw new Error("The agency has a booking that is still to come")
  return booking.id
}

/** The hirer of a booking. */
export const clientOf = async (service: RunningService, booking: number): Promise<number> => {
  const { read } = await askingAs(service, "agency")
  const { subject } = await read<{ subject: { clientId: number } }>(
    `/vehicle-booking/${booking}/condition-report`
  )
  return subject.clientId
}

interface Received {
  readonly id: string
  readonly version: number
  readonly content: { readonly odometer: number; readonly remarks: string }
  readonly photos: ReadonlyArray<{ readonly id: string; readonly url: string }>
}

/** What the service has of a booking's reports. */
export const receivedOf = async (service: RunningService, booking: number) => {
  const { read } = await askingAs(service, "agency")
  return read<{ pickUp?: Received; return?: Received }>(`/vehicle-booking/${booking}/condition-report`)
}

/** A colleague at the desk sends a report; what was noted is given, and nothing else is remarkable. */
export const sentFromDesk = async (
  service: RunningService,
  booking: number,
  moment: Moment,
  noted: Partial<ConditionContent>
): Promise<void> => {
  const { ask } = await askingAs(service, "agency")
  const all = accessories.map((accessory) => ({ accessory, present: true }))
  const content = someContent({ accessories: all, damages: [], ...noted })
  const body = JSON.stringify({ id: randomUUID(), follows: null, content })
  const answer = await ask(`/vehicle-booking/${booking}/condition-report/${moment}`, { method: "PUT", body })
  expect(answer.status).toBe(200)
}
