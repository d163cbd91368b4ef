import type { ConditionReports } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { LookedUp } from "../delivery/DeliveryDraft.ts"
import { type DeliveryCalls, type DeliveryStore, deliveryLogic } from "../delivery/deliveryLogic.ts"
import type { ConditionDelivery, ReportOfBooking } from "./ConditionDelivery.ts"
import { conditionOptions } from "./conditionReportMachine.ts"

/** Looks up both reports of the booking that an input names. */
export const lookingUp = <Input>(load: LoadClient, bookingIn: (input: Input) => number) =>
  calling<ConditionReports, Input>(load, (client, input, options) =>
    client.conditionReport.both({ params: { id: bookingIn(input) } }, options)
  )

/** What both reports of a booking say to one of them: a return has to know what was found at pick-up. */
export const reportIn = (
  { subject, pickUp, return: atReturn }: ConditionReports,
  { moment }: ReportOfBooking
): LookedUp<ConditionDelivery> => {
  const received = moment === "PICK_UP" ? pickUp : atReturn
  const before = moment === "RETURN" ? pickUp?.content : undefined
  return {
    received: received,
    facts: {
      subject: subject,
      earlier: before && { odometer: before.odometer, damages: before.damages, outline: before.outline }
    }
  }
}

const calls: DeliveryCalls<ConditionDelivery> = {
  lookUp: async (client, record, options) =>
    reportIn(await client.conditionReport.both({ params: { id: record.bookingId } }, options), record),
  send: (client, { record, outgoing }, options) =>
    client.conditionReport.send(
      { params: { id: record.bookingId, moment: record.moment }, payload: outgoing },
      options
    ),
  attach: (client, { record, id, file }, options) => {
    const payload = new FormData()
    payload.append("file", file, `${id}.jpg`)
    const params = { id: record.bookingId, photoId: id }
    return client.conditionReport.sendPhoto({ params, payload: payload as never }, options)
  },
  lost: "The photo is not on this device any more. Remove it, or take another."
}

/** A condition report with the SDK and a device's store behind its ports. */
export const conditionReportLogic = (
  load: LoadClient,
  store: DeliveryStore<ConditionDelivery>,
  now: () => Date = () => new Date()
) => deliveryLogic(conditionOptions, load, openedIn(store, now), calls)

/** A store that says when a report was opened, which is kept with its form. */
const openedIn = (
  store: DeliveryStore<ConditionDelivery>,
  now: () => Date
): DeliveryStore<ConditionDelivery> => ({
  ...store,
  read: async (record) => {
    const openedAt = now().toISOString()
    const { draft, facts } = await store.read(record)
    return { draft, facts: { ...facts, openedAt } }
  },
  keep: (record, { facts: { openedAt: _, ...facts }, ...draft }) => store.keep(record, { ...draft, facts })
})
