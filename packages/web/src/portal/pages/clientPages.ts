import { ClientHomeScreen } from "../../client/ClientHomeScreen.tsx"
import { lazyScreen } from "../../lazyScreen.tsx"
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
      page({
        address: "/client/transport",
        label: "Jobs",
        icon: "transport",
        permission: "VIEW_TRANSPORT",
        staffingOnly: true,
        screen: lazyScreen(async () => (await import("../../transport/RequestsScreen.tsx")).RequestsScreen),
        beneath: [
          page({
            address: "/client/transport/new",
            label: "Request transport",
            screen: lazyScreen(
              async () => (await import("../../transport/NewRequestScreen.tsx")).NewRequestScreen
            )
          }),
          page({
            address: "/client/transport/:id",
            label: "Request",
            title: ({ id }) => `Transport ${id}`,
            screen: lazyScreen(async () => (await import("../../transport/RequestScreen.tsx")).RequestScreen)
          })
        ]
      }),
      page({ address: "/client/rates", label: "Rates" }),
      page({
        address: "/client/workers",
        label: "Flexi workers",
        icon: "people",
        permission: "VIEW_WORKER",
        staffingOnly: true,
        screen: lazyScreen(async () => (await import("../../staff/ClientStaffScreen.tsx")).ClientStaffScreen),
        beneath: [
          page({
            address: "/client/workers/info/:workerId",
            label: "Worker",
            screen: lazyScreen(
              async () => (await import("../../staff/StaffMemberScreen.tsx")).StaffMemberScreen
            )
          }),
          page({
            address: "/client/application/:workerId",
            label: "Application form",
            screen: lazyScreen(
              async () => (await import("../../onboarding/HandedInScreen.tsx")).HandedInScreen
            )
          })
        ]
      })
    ]
  },
  {
    label: "Billing",
    permission: "VIEW_CLIENT_BILLING",
    pages: [
      page({ address: "/client/billing", label: "Billing", openToAll: true }),
      page({ address: "/client/billing/client", label: "Client Billing", icon: "billing" }),
      page({ address: "/client/billing/invoicing", label: "Invoicing", icon: "invoice" }),
      page({ address: "/client/billing/debit-notes", label: "Debit Notes", icon: "note" })
    ]
  },
  {
    label: "Staff",
    permission: "VIEW_SYSTEM_USERS",
    pages: [
      page({ address: "/client/staff", label: "Staff", openToAll: true }),
      page({ address: "/client/staff/users", label: "Users", icon: "people" }),
      page({ address: "/client/staff/user/info/", label: "User Details", icon: "user" }),
      page({ address: "/client/staff/permissions", label: "Permissions", icon: "permission" })
    ]
  },
  {
    label: "Communications",
    permission: "VIEW_BROADCAST",
    pages: [
      page({ address: "/client/communications", label: "Communications", openToAll: true }),
      page({ address: "/client/communications/broadcast", label: "Broadcast", icon: "broadcast" })
    ]
  }
]
