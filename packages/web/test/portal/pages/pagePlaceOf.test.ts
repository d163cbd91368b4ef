import { expect, it } from "vitest"
import { agencyPages } from "../../../src/portal/pages/agencyPages.ts"
import { brandWords } from "../../../src/portal/pages/brandWords.ts"
import type { Section } from "../../../src/portal/pages/PageRow.ts"
import { pagePlaceOf } from "../../../src/portal/pages/pagePlaceOf.ts"
import { placeIn } from "../../../src/portal/pages/placeIn.ts"
import { type WorkerFacts, workerPages } from "../../../src/portal/pages/workerPages.ts"

/** What a page is called and what it is part of, to a worker of one agency. */
const noted = <Facts>(sections: ReadonlyArray<Section<Facts>>, path: string) => {
  const place = placeIn(sections, path)
  const facts = { known: [{ id: 7, name: "Seven Rivers Care" }] } as WorkerFacts & Facts
  return place && pagePlaceOf(place, path, { facts, words: brandWords(false) })
}

it.each([
  ["/agency/bookings/schedule", "Schedule", "Bookings", "/agency/bookings/agency-list"],
  ["/agency/clients/5", "Hirer", "Hirers", "/agency/clients"],
  ["/agency/clients/5/bookings/12", "Booking 12", "Hirer", "/agency/clients/5"],
  [
    "/agency/clients/5/bookings/12/condition",
    "Condition reports",
    "Booking 12",
    "/agency/clients/5/bookings/12"
  ]
])("calls %s “%s”, part of “%s”", (path, title, label, href) => {
  expect(noted(agencyPages, path)).toEqual({ title, up: { label, href } })
})

it.each([
  ["/worker/agency/7", "Seven Rivers Care"],
  ["/worker/agency/8", "Agency"],
  ["/worker/forms", "Forms"],
  ["/worker/forms/hmrc", "HMRC Tax Declaration"],
  ["/worker/certificate/3", "Training certificate"],
  ["/worker/transport/jobs/4", "Jobs"]
])("calls %s of a worker “%s”", (path, title) => {
  expect(noted(workerPages, path)?.title).toBe(title)
})
