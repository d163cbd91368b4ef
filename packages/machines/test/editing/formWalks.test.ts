import {
  bookingTermsMachine,
  contactEditorMachine,
  hirerEditorMachine,
  invoicingEditorMachine,
  locationEditorMachine,
  newBookingMachine,
  returnRulesEditorMachine,
  timeZoneEditorMachine
} from "@crewfleet/machines"
import {
  bookingTermsForm,
  contactForm,
  defaultTimeZone,
  hirerForm,
  locationForm,
  newBookingForm,
  returnRulesForm
} from "@crewfleet/sdk/rules"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "./editorEvents.ts"

const now = "2026-11-20T10:00:00.000Z"

/** Neither form has anything that is done beside saving; it is refused while something is typed, as everywhere. */
const noAct = { type: "act.asked", act: "end" } as const
const acting = ["confirming", "acting", "refreshing"]

/** A new booking is never loaded, nor is there another version of it. */
const loading = ["loading", "failed", "learning", "meeting", "comparing"]

const wanted = {
  clientId: { id: "3", name: "Ada Hill" },
  vehicleId: { id: "9", name: "Ford Focus" },
  start: "2026-11-23T09:00:00.000Z",
  end: "2026-11-25T09:00:00.000Z"
}

describeWalk(newBookingMachine(defaultTimeZone), {
  settled: ["isNew"],
  inputs: [{}, { form: { ...newBookingForm.empty, ...wanted } }],
  events: [
    { type: "form.changed", changes: wanted },
    { type: "form.changed", changes: newBookingForm.empty },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{ id: 12 }], act: [], upload: [] },
  unused: [...loading, ...acting]
})

const airport = { id: 4, name: "Airport", city: "Leeds", country: "United Kingdom", version: 2 }
const renamed = { ...airport, name: "Terminal 1", version: 3 }

describeWalk(locationEditorMachine, {
  inputs: [{}, { id: 4 }, { id: 4, form: locationForm.read({ ...airport, name: "Gate 7" }), thing: airport }],
  events: [
    { type: "form.changed", changes: { name: "Terminal 1" } },
    { type: "form.changed", changes: { name: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [airport, renamed], save: [renamed], act: [], upload: [] },
  unused: acting
})

const terms = {
  id: 12,
  version: 2,
  status: "BOOKED",
  start: wanted.start,
  end: wanted.end,
  vehicleId: { id: 9, name: "Ford Focus" },
  isReported: false
}
const extended = { ...terms, version: 3, end: "2026-11-26T09:00:00.000Z" }

/** The terms of a booking that is there are changed: there is no new one. */
describeWalk(bookingTermsMachine(defaultTimeZone), {
  inputs: [
    {},
    { id: 12 },
    { id: 12, form: { ...bookingTermsForm.read(terms), end: "2026-11-27T09:00:00.000Z" }, thing: terms }
  ],
  events: [
    { type: "form.changed", changes: { ...bookingTermsForm.read(extended), totalAmount: 120 } },
    { type: "form.changed", changes: { end: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [terms, extended], save: [{ id: 12 }], act: [], upload: [] },
  unused: acting
})

const ada = { id: 5, name: "Ada Hill", telephone: "0113 496 0000", version: 2 }
const married = { ...ada, name: "Ada Quay", version: 3 }

describeWalk(hirerEditorMachine, {
  inputs: [{}, { id: 5 }, { id: 5, form: hirerForm.read({ ...ada, name: "Ada Pier" }), thing: ada }],
  events: [
    { type: "form.changed", changes: { name: "Ada Quay", telephone: "0113 496 0000" } },
    { type: "form.changed", changes: { name: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [ada, married], save: [married], act: [], upload: [] },
  unused: acting
})

const london = { id: 7, timeZone: "Europe/London" }
const paris = { id: 7, timeZone: "Europe/Paris" }

describeWalk(timeZoneEditorMachine, {
  inputs: [{}, { id: 7 }, { id: 7, form: { timeZone: "Asia/Kathmandu" }, thing: london }],
  events: [
    { type: "form.changed", changes: { timeZone: "Asia/Kathmandu" } },
    { type: "form.changed", changes: { timeZone: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [london, paris], save: [paris], act: [], upload: [] },
  unused: acting
})

const leeds = {
  id: 7,
  telephone: "0113 496 0000",
  address: { street: "1 Park Row", city: "Leeds", state: "Yorkshire", country: "United Kingdom" }
}
const hull = { ...leeds, address: { ...leeds.address, city: "Hull" } }

describeWalk(contactEditorMachine, {
  inputs: [
    {},
    { id: 7 },
    { id: 7, form: { ...contactForm.read(leeds), telephone: "0113 496 0001" }, thing: leeds }
  ],
  events: [
    { type: "form.changed", changes: contactForm.read(hull) },
    { type: "form.changed", changes: { telephone: "call me" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [leeds, hull], save: [hull], act: [], upload: [] },
  unused: acting
})

const monthly = { id: 7, taxNumber: "GB 1", paymentTerms: 30 }
const atOnce = { id: 7, taxNumber: "GB 1", paymentTerms: 0 }

describeWalk(invoicingEditorMachine, {
  inputs: [{}, { id: 7 }, { id: 7, form: { taxNumber: "GB 2", paymentTerms: "30" }, thing: monthly }],
  events: [
    { type: "form.changed", changes: { paymentTerms: "0" } },
    { type: "form.changed", changes: { paymentTerms: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [monthly, atOnce], save: [atOnce], act: [], upload: [] },
  unused: acting
})

const strict = {
  id: 7,
  ...{ graceMinutes: 30, lateDayPercentage: 150, earlyDayPercentage: 0 },
  ...{ mileagePrice: 0.25, fuelPrice: 12, cleaningPrice: 40 }
}
const kind = { ...strict, graceMinutes: 120 }

describeWalk(returnRulesEditorMachine, {
  inputs: [
    {},
    { id: 7 },
    { id: 7, form: { ...returnRulesForm.read(strict), cleaningPrice: "50" }, thing: strict }
  ],
  events: [
    { type: "form.changed", changes: { graceMinutes: "120" } },
    { type: "form.changed", changes: { graceMinutes: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [strict, kind], save: [kind], act: [], upload: [] },
  unused: acting
})
