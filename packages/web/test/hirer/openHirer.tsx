import {
  alikeHirersLogic,
  askHirers,
  documentUploadLogic,
  exportLogic,
  hirerBookingsLogic,
  hirerEditorLogic,
  hirerLogic,
  hirersLogic
} from "@crewfleet/machines"
import type { ListedHirer } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { render } from "@testing-library/react"
import { HirerScreen } from "../../src/hirer/HirerScreen.tsx"
import { HirersScreen } from "../../src/hirer/HirersScreen.tsx"
import { noteHirersPlace } from "../../src/hirer/hirersPlace.ts"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { agencyPages } from "../../src/portal/pages/agencyPages.ts"
import { InPlace } from "../portal/InPlace.tsx"

export const listed: ListedHirer = {
  id: 5,
  name: "Ada Hill",
  email: "ada@post.example",
  telephone: "0113 496 0000",
  totalBooking: 1234,
  rating: 4.256,
  verified: true
}

export const hirer = {
  ...listed,
  totalBooking: 1,
  address: { firstLine: "1 Quay", town: "Hull", country: "United Kingdom" },
  version: 3,
  isCorrectable: true,
  clientDocs: [
    {
      id: 1,
      name: "DRIVER",
      url: "/files/1?signature=x",
      createdDate: "2026-07-03T08:05:00Z",
      expiryDate: "2020-04-30",
      version: 2
    }
  ]
}

const day = (description: string) => ({ description, rate: 10, total: 10 })

/** A booking over two days, and a fee. */
export const booking = (id: number, status = "COMPLETE") => ({
  id,
  start: "2026-11-03T09:05:00Z",
  status,
  vehicle: { name: "Ford", model: "Focus", regno: "AB12 CDE" },
  invoices: [
    {
      totalAmount: 1234.5,
      invoiceItemResult: [day("Car rental for Tue"), day("Car rental for Wed"), day("3% Booking fee")]
    }
  ]
})

/** A service that answers everything; a test replaces what it is about. */
export const service = setupServer(
  handlers.hirer.list(() => ({ content: [listed], totalElements: 60 })),
  handlers.hirer.byId(() => hirer),
  handlers.hirer.alike(() => []),
  handlers.hirer.bookings(({ params }) => ({
    content: [booking(Number(params.page) * 10 + 1)],
    totalElements: 23
  })),
  handlers.hirer.uploadDocument(() => ({ fileUrl: "/files/9" })),
  handlers.hirer.addDocuments(() => ({ message: "Document uploaded successfully" }))
)

export const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })

const entering = {
  editor: (agencyId: number | undefined) => hirerEditorLogic(load, { agencyId }),
  alike: alikeHirersLogic(load)
}

/** The list of hirers as somebody of agency 7 sees it. */
export const openHirers = (query = "") => {
  history.replaceState(null, "", `/agency/clients${query}`)
  render(
    <>
      <HirersScreen agencyId={7} logics={{ ...entering, hirers: hirersLogic(load) }} />
      <NoticeRegion />
    </>
  )
}

/** Hirer 5 as somebody of agency 7 sees them who has not searched the list; `shrink` stands for what the browser does to a picture. */
export const openHirer = (query = "", shrink = async (image: Blob) => image) => {
  noteHirersPlace("/agency/clients")
  history.replaceState(null, "", `/agency/clients/5${query}`)
  const logics = {
    ...entering,
    hirers: hirersLogic(load),
    export: exportLogic(load, askHirers),
    hirer: hirerLogic(load),
    bookings: hirerBookingsLogic(load),
    makeUpload: () => {
      const store = makeImageStore(shrink)
      return { store, logic: documentUploadLogic(load, store) }
    }
  }
  render(
    <InPlace of={agencyPages} path="/agency/clients/5">
      <HirerScreen hirerId={5} agencyId={7} currency="GBP" logics={logics} />
      <NoticeRegion />
    </InPlace>
  )
}
