import { type Failure, failureOf, isRefusedWith, type NewBookingForm, newBookingOf } from "@crewfleet/sdk"
import { RequestFailed } from "@crewfleet/sdk/promise"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { newBookingMachine } from "./newBookingMachine.ts"

/** The making of a booking with the SDK behind its port. */
export const newBookingLogic = (load: LoadClient) =>
  newBookingMachine.provide({
    actors: {
      save: calling<unknown, SaveRequest<never, NewBookingForm>>(load, async (client, { form }, options) => {
        try {
          return await client.booking.create({ query: {}, payload: newBookingOf(form) }, options)
        } catch (error) {
          throw new RequestFailed(atVehicle(failureOf(error)), error)
        }
      })
    }
  })

/** That somebody else has booked the vehicle is said at the vehicle, where another one can be chosen. */
const atVehicle = (failure: Failure): Failure =>
  isRefusedWith(failure, 409)
    ? { ...failure, status: 400, violations: [{ field: "vehicleId", message: failure.message ?? taken }] }
    : failure

const taken = "This vehicle is already booked at that time"
