import { ClientHomeScreen } from "../../client/ClientHomeScreen.tsx"
import type { CommonFacts } from "../factsOf.ts"
import { pageWith, type Section } from "./PageRow.ts"

const page = pageWith<CommonFacts>()

/** The pages of hirers and wards. */
export const clientPages: ReadonlyArray<Section<CommonFacts>> = [
  {
    pages: [
      page({ address: "/client/home", label: "Home", icon: "home", screen: ClientHomeScreen }),
      page({ address: "/client/agencies", label: "Agencies", icon: "agency", permission: "VIEW_AGENCY" }),
      page({ address: "/client/services", label: "Services" }),
      page({ address: "/client/shifts", label: "Shifts" }),
      page({ address: "/client/transport", label: "Transport" }),
      page({ address: "/client/rates", label: "Rates" }),
      page({ address: "/client/workers", label: "Flexi workers" })
    ]
  },
  {
    label: "Billing",
    pages: [
      page({ address: "/client/billing", label: "Billing" }),
      page({
        address: "/client/billing/client",
        label: "Client Billing",
        icon: "billing",
        permission: "VIEW_CLIENT_BILLING"
      }),
      page({
        address: "/client/billing/invoicing",
        label: "Invoicing",
        icon: "invoice",
        permission: "VIEW_CLIENT_BILLING"
      }),
      page({
        address: "/client/billing/debit-notes",
        label: "Debit Notes",
        icon: "note",
        permission: "VIEW_CLIENT_BILLING"
      })
    ]
  },
  {
    label: "Staff",
    pages: [
      page({ address: "/client/staff", label: "Staff" }),
      page({
        address: "/client/staff/users",
        label: "Users",
        icon: "people",
        permission: "VIEW_SYSTEM_USERS"
      }),
      page({
        address: "/client/staff/user/info/",
        label: "User Details",
        icon: "user",
        permission: "VIEW_SYSTEM_USERS"
      }),
      page({
        address: "/client/staff/permissions",
        label: "Permissions",
        icon: "permission",
        permission: "VIEW_SYSTEM_USERS"
      })
    ]
  },
  {
    label: "Communications",
    pages: [
      page({ address: "/client/communications", label: "Communications" }),
      page({
        address: "/client/communications/broadcast",
        label: "Broadcast",
        icon: "broadcast",
        permission: "VIEW_BROADCAST"
      })
    ]
  }
]
