import { lazyScreen } from "../../lazyScreen.tsx"
import type { CommonFacts } from "../factsOf.ts"
import { HomePage } from "../HomePage.tsx"
import { pageWith, type Section } from "./PageRow.ts"

const page = pageWith<CommonFacts>()

/** The pages of administrators. */
export const adminPages: ReadonlyArray<Section<CommonFacts>> = [
  {
    pages: [
      page({ address: "/admin/home", label: "Home", title: "Dashboard", icon: "home", screen: HomePage })
    ]
  },
  {
    label: "Fleet",
    pages: [
      page({
        address: "/admin/agencies/list",
        label: "Vehicle Providers",
        icon: "agency",
        permission: "VIEW_AGENCY",
        screen: lazyScreen(async () => (await import("../../agency/AgenciesScreen.tsx")).AgenciesScreen)
      }),
      page({
        address: "/admin/vehicles",
        label: "Vehicles",
        icon: "vehicle",
        permission: "VIEW_AGENCY",
        screen: lazyScreen(
          async () => (await import("../../vehicle/VehicleApprovalsScreen.tsx")).VehicleApprovalsScreen
        ),
        beneath: [
          page({
            address: "/admin/vehicles/:id",
            label: "Vehicle",
            screen: lazyScreen(
              async () => (await import("../../vehicle/VehicleReviewScreen.tsx")).VehicleReviewScreen
            )
          })
        ]
      }),
      page({
        address: "/admin/vehicle-bookings",
        label: "Vehicle Bookings",
        icon: "booking",
        permission: "VIEW_AGENCY",
        screen: lazyScreen(async () => (await import("../../booking/BookingsScreen.tsx")).BookingsScreen),
        beneath: [
          page({
            address: "/admin/vehicle-bookings/:bookingId",
            label: "Booking",
            title: ({ bookingId }) => `Booking ${bookingId}`,
            screen: lazyScreen(
              async () => (await import("../../booking/ProvidersBookingScreen.tsx")).ProvidersBookingScreen
            )
          })
        ]
      }),
      page({
        address: "/admin/promo-codes",
        label: "Promotions",
        icon: "promotion",
        permission: "VIEW_PROMO_CODE",
        screen: lazyScreen(
          async () => (await import("../../promotion/PromotionsScreen.tsx")).PromotionsScreen
        )
      })
    ]
  },
  {
    label: ({ clients }) => clients,
    permission: "VIEW_CLIENT",
    pages: [
      page({
        address: "/admin/clients/list",
        label: ({ clients }) => clients,
        icon: "people",
        screen: lazyScreen(async () => (await import("../../hirer/AllHirersScreen.tsx")).AllHirersScreen)
      }),
      page({
        address: "/admin/clients/services",
        label: "Client Services",
        icon: "service",
        staffingOnly: true
      })
    ]
  },
  {
    label: "Flexi workers",
    permission: "VIEW_WORKER",
    pages: [
      page({
        address: "/admin/workers",
        label: "Workers",
        icon: "people",
        staffingOnly: true,
        screen: lazyScreen(async () => (await import("../../staff/AdminStaffScreen.tsx")).AdminStaffScreen),
        beneath: [
          page({
            address: "/admin/workers/info/:workerId",
            label: "Worker",
            screen: lazyScreen(
              async () => (await import("../../staff/AdminWorkerScreen.tsx")).AdminWorkerScreen
            )
          }),
          page({
            address: "/admin/workers/info/:agencyId/:workerId",
            label: "Worker",
            screen: lazyScreen(
              async () => (await import("../../staff/StaffMemberScreen.tsx")).StaffMemberScreen
            )
          })
        ]
      }),
      page({
        address: "/admin/trainings",
        label: "Trainings",
        icon: "training",
        permission: "VIEW_TRAINING",
        staffingOnly: true,
        screen: lazyScreen(
          async () => (await import("../../credential/CredentialTypesScreen.tsx")).TrainingTypesScreen
        )
      }),
      page({
        address: "/admin/compliances",
        label: "Compliances",
        icon: "compliance",
        permission: "VIEW_TRAINING",
        staffingOnly: true,
        screen: lazyScreen(
          async () => (await import("../../credential/CredentialTypesScreen.tsx")).ComplianceTypesScreen
        )
      })
    ]
  },
  {
    label: "Transport",
    permission: "VIEW_TRANSPORT",
    pages: [
      page({
        address: "/admin/jobs/transport",
        label: "Jobs",
        icon: "transport",
        staffingOnly: true,
        screen: lazyScreen(
          async () => (await import("../../transport/TransportJobsScreen.tsx")).TransportJobsScreen
        ),
        beneath: [
          page({
            address: "/admin/jobs/vehicle/view/:id",
            label: "Job",
            screen: lazyScreen(
              async () => (await import("../../transport/TransportJobScreen.tsx")).TransportJobScreen
            )
          })
        ]
      })
    ]
  },
  {
    label: "Billing",
    permission: "VIEW_WORKLINK_BILLING",
    pages: [
      page({ address: "/admin/billing/agency", label: "Agency Billing", icon: "billing" }),
      page({ address: "/admin/billing/invoicing", label: "Invoicing", icon: "invoice" }),
      page({ address: "/admin/billing/debit-notes", label: "Debit Notes", icon: "note" }),
      page({ address: "/admin/billing/vat-rate", label: "VAT Rate", icon: "vat" })
    ]
  },
  {
    label: "Staff",
    permission: "VIEW_SYSTEM_USERS",
    pages: [
      page({ address: "/admin/staff/system-users", label: "System Users", icon: "people" }),
      page({ address: "/admin/staff/system-user/info/", label: "User Details", icon: "user" }),
      page({ address: "/admin/staff/role-permissions", label: "Role Permissions", icon: "permission" })
    ]
  },
  {
    label: "Reports",
    pages: [
      page({ address: "/admin/reporting/agency", label: "Agency Reports", icon: "report" }),
      page({
        address: "/admin/reporting/client",
        label: ({ client }) => `${client} Reports`,
        icon: "report"
      })
    ]
  },
  {
    permission: "VIEW_SETTINGS",
    pages: [
      page({ address: "/admin/settings/all", label: "Settings", icon: "setting" }),
      page({
        address: "/admin/settings/jobs",
        label: "Scheduled Jobs",
        icon: "clock",
        screen: lazyScreen(
          async () => (await import("../../job/ScheduledJobsScreen.tsx")).ScheduledJobsScreen
        )
      })
    ]
  }
]
