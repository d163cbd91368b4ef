import type { OutgoingStep, PromiseClient } from "@crewfleet/sdk"
import type { BookingChange, Moment } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { bookingsAt } from "../booking/bookingsAt.ts"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { someContent } from "./someReport.ts"

const minute = 60_000

let number = 50_000

/** An identifier that nothing else has. */
export const fresh = () => uuid(++number)

/** The moment some minutes ago; in so many minutes, where they are less than none. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString()

/** The bookings of an agency, and what its desk does with them and their reports. */
export const stepsAt = (served: Served) => {
  const clientOf = clientsOf(served)
  const { addVehicle, addBooking, asked } = bookingsAt(served)
  const desk = () => clientOf("agency")

  const newVehicle = () => addVehicle({ regno: `ST${++number}` })
  /** A booking whose hire starts in an hour, reserved unless told, of a vehicle of its own. */
  const booked = async (status: "RESERVED" | "AUTHORIZED" | "BOOKED" | "IN_PROGRESS" = "RESERVED") => {
    return addBooking({ vehicleId: await newVehicle(), status, startAt: ago(-60), endAt: ago(-3_000) })
  }
  const sends = async (
    id: number,
    moment: Moment,
    step: OutgoingStep | undefined,
    { reportId = fresh(), follows = null as string | null, content = someContent() } = {},
    who: Promise<PromiseClient> | PromiseClient = desk()
  ) =>
    (await who).conditionReport.send({
      params: { id, moment },
      query: {},
      payload: { id: reportId, follows, content, ...(step && { step }) }
    })
  const changes = async (
    id: number,
    event: string,
    more: object = {},
    who: Promise<PromiseClient> | PromiseClient = desk()
  ) =>
    (await who).booking.changeStatus({
      params: { id },
      query: {},
      payload: { event: event as BookingChange, ...more }
    })
  const reads = async (id: number) => (await desk()).booking.byId({ params: { id }, query: {} })
  const history = async (id: number) => (await desk()).booking.history({ params: { id }, query: {} })
  /** A pick-up that could not start its hire, as somebody cancelled the booking meanwhile. */
  const inConflict = async () => {
    const id = await booked()
    await changes(id, "booking.cancelled", { reason: "The hirer rang" })
    const { id: report } = await sends(id, "PICK_UP", { at: ago(90), version: 1 })
    return { id, report }
  }

  return {
    clientOf,
    desk,
    addVehicle,
    newVehicle,
    addBooking,
    asked,
    booked,
    sends,
    changes,
    reads,
    history,
    inConflict
  }
}
