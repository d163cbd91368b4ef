import type { WorkerTimes } from "@crewfleet/sdk"
import {
  type CrewHours,
  enteredNow,
  fieldOf,
  plainWords,
  plannerForm,
  workedTimeOf
} from "@crewfleet/sdk/rules"
import type { DeliveryOptions } from "../delivery/DeliveryOptions.ts"
import { deliveryMachine } from "../delivery/deliveryMachine.ts"
import type { TimesDelivery } from "./logDeliveries.ts"
import { afterAll } from "./logIn.ts"
import { sayingReturnsRead } from "./returnsRead.ts"

const isCrew = (facts: Partial<CrewHours>): facts is CrewHours => facts.crew !== undefined

/**
 * How the hours of a crew differ from other deliveries. Bookings are sent without their versions: they may have changed while
 * the device had no connection, and the hours are what they are.
 */
export const timesOptions: DeliveryOptions<TimesDelivery> = {
  id: "crewTimes",
  description: "The hours that a crew has worked, as its leader enters them.",
  empty: plannerForm.empty,
  edit: ({ form, problems }, changes) => ({
    form: { ...form, ...changes },
    problems: problems.filter(({ field }) => !(fieldOf(field) in changes))
  }),
  problemsOf: (answers, facts) =>
    isCrew(facts)
      ? plannerForm.problems(answers, { ...facts, now: afterAll })
      : [{ field: "times", text: "This device does not know the crew yet: connect it to the service once" }],
  formOf: ({ times }) => ({
    times: times.map(({ bookingId, start, end, breakTime }) => ({
      rowId: rowOf(bookingId),
      start,
      end,
      breakTime: String(breakTime ?? 0),
      reason: ""
    }))
  }),
  contentOf: (form, facts) => (isCrew(facts) ? sentTimes(form, facts) : undefined),
  carriedInto: (form, facts) =>
    isCrew(facts) && form.times.length === 0 ? { form: plannerForm.read({ times: facts.times }) } : { form },
  fieldAt: (place) => place || undefined,
  besides: sayingReturnsRead,
  harmless: ["rowId", "returnsRead"]
}

/** The hours of a crew, until they were received. */
export const timesMachine = deliveryMachine(timesOptions)

const rowOf = (bookingId: number) => `booking-${bookingId}`

const sentTimes = (form: TimesDelivery["form"], facts: CrewHours): WorkerTimes => ({
  id: facts.id,
  times: enteredNow(form, facts).flatMap(({ bookingId, reason, ...row }) => {
    const worked = workedTimeOf(row)
    return worked ? [{ bookingId, ...worked, reason: plainWords(reason) || undefined }] : []
  })
})
