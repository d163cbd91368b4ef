import { lazyScreen } from "../../lazyScreen.tsx"
import type { CommonFacts } from "../factsOf.ts"
import { HomePage } from "../HomePage.tsx"
import { pageWith, type Section } from "./PageRow.ts"

/** What the screens of an agency's portal may count on. */
export interface AgencyFacts extends CommonFacts {
  readonly agencyId: number
  readonly mayBook: boolean
  readonly onTimeZone: (timeZone: string) => void
}

const HandedInScreen = lazyScreen(
  async () => (await import("../../onboarding/HandedInScreen.tsx")).HandedInScreen
)
const SeenFormScreen = lazyScreen(
  async () => (await import("../../staff/SeenWorkerScreen.tsx")).SeenWorkerScreen
)

const page = pageWith<AgencyFacts>()

/** The pages of vehicle providers. */
export const agencyPages: ReadonlyArray<Section<AgencyFacts>> = [
  {
    pages: [
      page({ address: "/agency/home", label: "Home", title: "Dashboard", icon: "home", screen: HomePage })
    ]
  },
  {
    label: "Rental",
    pages: [
      page({
        address: "/agency/bookings/agency-list",
        label: "Bookings",
        icon: "booking",
        screen: lazyScreen(async () => (await import("../../booking/BookingsScreen.tsx")).BookingsScreen),
        beneath: [
          page({
            address: "/agency/bookings/schedule",
            label: "Schedule",
            screen: lazyScreen(
              async () => (await import("../../booking/BookingScheduleScreen.tsx")).BookingScheduleScreen
            )
          })
        ]
      }),
      page({
        address: "/agency/jobs/agency-vehicles",
        label: "Vehicles",
        icon: "vehicle",
        screen: lazyScreen(
          async () => (await import("../../vehicle/VehicleListScreen.tsx")).VehicleListScreen
        ),
        beneath: [
          page({
            address: "/agency/jobs/agency-vehicles/new",
            label: "Add Vehicle",
            screen: lazyScreen(
              async () => (await import("../../vehicle/VehicleEditorScreen.tsx")).VehicleEditorScreen
            )
          }),
          page({
            address: "/agency/jobs/agency-vehicles/locations",
            label: "Locations",
            screen: lazyScreen(
              async () => (await import("../../vehicle/LocationsScreen.tsx")).LocationsScreen
            )
          }),
          page({
            address: "/agency/jobs/agency-vehicles/:id",
            label: "Vehicle",
            screen: lazyScreen(
              async () => (await import("../../vehicle/VehicleEditorScreen.tsx")).VehicleEditorScreen
            )
          })
        ]
      }),
      page({
        address: "/agency/clients",
        label: "Hirers",
        icon: "people",
        permission: "VIEW_CLIENT",
        screen: lazyScreen(async () => (await import("../../hirer/HirersScreen.tsx")).HirersScreen),
        beneath: [
          page({
            address: "/agency/clients/:hirerId",
            label: "Hirer",
            screen: lazyScreen(async () => (await import("../../hirer/HirerScreen.tsx")).HirerScreen),
            beneath: [
              page({
                address: "/agency/clients/:clientId/bookings/:bookingId",
                label: "Booking",
                title: ({ bookingId }) => `Booking ${bookingId}`,
                openToAll: true,
                offline: true,
                screen: lazyScreen(
                  async () => (await import("../../booking/BookingScreen.tsx")).BookingScreen
                ),
                beneath: [
                  page({
                    address: "/agency/clients/:clientId/bookings/:bookingId/condition",
                    label: "Condition reports",
                    offline: true,
                    alone: true,
                    screen: lazyScreen(
                      async () => (await import("../../condition/CompareScreen.tsx")).CompareScreen
                    )
                  }),
                  page({
                    address: "/agency/clients/:clientId/bookings/:bookingId/condition/:moment",
                    label: "Condition report",
                    offline: true,
                    alone: true,
                    screen: lazyScreen(
                      async () => (await import("../../condition/ConditionRoute.tsx")).ConditionRoute
                    ),
                    unsent: lazyScreen(
                      async () => (await import("../../condition/UnsentReports.tsx")).UnsentReports
                    )
                  })
                ]
              })
            ]
          })
        ]
      }),
      page({
        address: "/agency/promo-codes",
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
    label: "Flexi workers",
    permission: "VIEW_WORKER",
    pages: [
      page({
        address: "/agency/workers",
        label: "Workers",
        icon: "people",
        staffingOnly: true,
        screen: lazyScreen(async () => (await import("../../staff/StaffListScreen.tsx")).StaffListScreen),
        beneath: [
          page({
            address: "/agency/workers/info/:agencyId",
            label: "Worker",
            screen: lazyScreen(
              async () => (await import("../../staff/SeenWorkerScreen.tsx")).SeenWorkerScreen
            )
          }),
          page({
            address: "/agency/workers/info/:agencyId/:workerId",
            label: "Worker",
            screen: lazyScreen(
              async () => (await import("../../staff/StaffMemberScreen.tsx")).StaffMemberScreen
            )
          }),
          page({
            address: "/agency/workers-print/info/:agencyId",
            label: "Worker",
            screen: lazyScreen(
              async () => (await import("../../staff/SeenWorkerScreen.tsx")).SeenWorkerScreen
            )
          }),
          page({
            address: "/agency/workers-print/info/:agencyId/:workerId",
            label: "Worker",
            screen: lazyScreen(
              async () => (await import("../../staff/PrintedWorkerScreen.tsx")).PrintedWorkerScreen
            )
          }),
          page({
            address: "/agency/driver-info/:agencyId",
            label: "Driver",
            screen: lazyScreen(
              async () => (await import("../../staff/SeenWorkerScreen.tsx")).SeenWorkerScreen
            )
          }),
          page({
            address: "/agency/driver-info/:agencyId/:workerId",
            label: "Driver",
            screen: lazyScreen(async () => (await import("../../staff/DriverScreen.tsx")).DriverScreen)
          }),
          page({
            address: "/agency/certificate/:trainingId",
            label: "Certificate",
            screen: lazyScreen(
              async () => (await import("../../staff/SeenCertificateScreen.tsx")).SeenCertificateScreen
            )
          }),
          page({
            address: "/agency/certificate/:trainingId/:workerId",
            label: "Certificate",
            screen: lazyScreen(
              async () => (await import("../../staff/WorkerCertificateScreen.tsx")).WorkerCertificateScreen
            )
          }),
          page({
            address: "/agency/application/:agencyId",
            label: "Application form",
            screen: SeenFormScreen
          }),
          page({
            address: "/agency/application/:agencyId/:workerId",
            label: "Application form",
            screen: HandedInScreen
          }),
          page({
            address: "/agency/occupational/:agencyId",
            label: "Occupational Health Medical Questionnaire",
            screen: SeenFormScreen
          }),
          page({
            address: "/agency/occupational/:agencyId/:workerId",
            label: "Occupational Health Medical Questionnaire",
            screen: HandedInScreen
          }),
          page({ address: "/agency/hmrc/:agencyId", label: "HMRC Tax Declaration", screen: SeenFormScreen }),
          page({
            address: "/agency/hmrc/:agencyId/:workerId",
            label: "HMRC Tax Declaration",
            screen: HandedInScreen
          }),
          page({ address: "/agency/bank/:agencyId", label: "Bank Details", screen: SeenFormScreen }),
          page({ address: "/agency/bank/:agencyId/:workerId", label: "Bank Details", screen: HandedInScreen })
        ]
      }),
      page({
        address: "/agency/workers/eligibility",
        label: "Who may work",
        icon: "permission",
        staffingOnly: true,
        screen: lazyScreen(
          async () => (await import("../../eligibility/WhoMayWorkScreen.tsx")).WhoMayWorkScreen
        ),
        beneath: [
          page({
            address: "/agency/workers/requirements",
            label: "What is asked for",
            screen: lazyScreen(
              async () => (await import("../../eligibility/RequirementsScreen.tsx")).RequirementsScreen
            )
          })
        ]
      }),
      page({
        address: "/agency/applicants",
        label: "Applicants",
        icon: "applicant",
        permission: "VIEW_APPLICANT",
        staffingOnly: true,
        screen: lazyScreen(async () => (await import("../../staff/ApplicantsScreen.tsx")).ApplicantsScreen)
      }),
      page({
        address: "/agency/forms",
        label: "Forms",
        icon: "form",
        staffingOnly: true,
        screen: lazyScreen(
          async () => (await import("../../onboarding/WaitingFormsScreen.tsx")).WaitingFormsScreen
        )
      }),
      page({
        address: "/agency/trainings",
        label: "Trainings",
        icon: "compliance",
        permission: "VIEW_TRAINING",
        staffingOnly: true,
        screen: lazyScreen(async () => (await import("../../staff/ReviewScreen.tsx")).ReviewScreen)
      })
    ]
  },
  {
    label: "Transport",
    permission: "VIEW_TRANSPORT",
    pages: [
      page({
        address: "/agency/jobs/transport",
        label: "Jobs",
        icon: "transport",
        staffingOnly: true,
        screen: lazyScreen(
          async () => (await import("../../transport/TransportJobsScreen.tsx")).TransportJobsScreen
        ),
        beneath: [
          page({
            address: "/agency/jobs/transport/board",
            label: "Board of jobs",
            screen: lazyScreen(
              async () => (await import("../../transport/TransportBoardScreen.tsx")).TransportBoardScreen
            )
          }),
          page({
            address: "/agency/jobs/transport/schedule",
            label: "Schedule of jobs",
            screen: lazyScreen(
              async () =>
                (await import("../../transport/TransportScheduleScreen.tsx")).TransportScheduleScreen
            )
          }),
          page({
            address: "/agency/jobs/transport/:id",
            label: "Job",
            screen: lazyScreen(async () => (await import("../../leader/AgencyJobScreen.tsx")).AgencyJobScreen)
          })
        ]
      })
    ]
  },
  {
    label: "Billing",
    pages: [
      page({
        address: "/agency/billing/agency",
        label: "Agency Billing",
        icon: "billing",
        permission: "VIEW_WORKLINK_BILLING"
      }),
      page({
        address: "/agency/billing/client-billing",
        label: ({ client }) => `${client} Billing`,
        icon: "invoice",
        permission: "VIEW_CLIENT_BILLING"
      })
    ]
  },
  {
    label: "Staff",
    permission: "VIEW_SYSTEM_USERS",
    pages: [
      page({ address: "/agency/staff/users", label: "Users", icon: "people" }),
      page({ address: "/agency/staff/users/info/", label: "User Details", icon: "user" })
    ]
  },
  {
    label: "Reports",
    permission: "VIEW_AGENCY_REPORT",
    pages: [
      page({ address: "/agency/reporting/agency", label: "Agency Reports", icon: "report" }),
      page({
        address: "/agency/reporting/client",
        label: ({ client }) => `${client} Reports`,
        icon: "report"
      }),
      page({
        address: "/agency/reporting/closed-shift",
        label: "Shift Reports",
        icon: "report",
        staffingOnly: true
      })
    ]
  },
  {
    pages: [
      page({
        address: "/agency/settings/all",
        label: "Settings",
        icon: "setting",
        permission: "VIEW_SETTINGS",
        screen: lazyScreen(async () => (await import("../../agency/SettingsScreen.tsx")).SettingsScreen)
      })
    ]
  }
]
