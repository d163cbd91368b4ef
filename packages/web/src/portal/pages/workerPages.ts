import type { workerAgenciesMachine } from "@crewfleet/machines"
import type { WorkerAgency } from "@crewfleet/sdk"
import type { ActorRefFrom } from "xstate"
import { lazyScreen } from "../../lazyScreen.tsx"
import { WorkerHomeScreen } from "../../worker/WorkerHomeScreen.tsx"
import type { CommonFacts } from "../factsOf.ts"
import { pageWith, type Section } from "./PageRow.ts"

/** What the screens of a worker's portal may count on. */
export interface WorkerFacts extends CommonFacts {
  readonly agencies: ActorRefFrom<typeof workerAgenciesMachine>
  /** The agencies that are known by now. */
  readonly known: ReadonlyArray<Pick<WorkerAgency, "id" | "name">>
}

const WorkerFormScreen = lazyScreen(
  async () => (await import("../../onboarding/WorkerFormScreen.tsx")).WorkerFormScreen
)

const page = pageWith<WorkerFacts>()

/** The pages of flexi-workers (specification 000 §2, 002 §2). */
export const workerPages: ReadonlyArray<Section<WorkerFacts>> = [
  {
    pages: [
      page({ address: "/worker/home", label: "Home", icon: "home", screen: WorkerHomeScreen }),
      page({
        address: "/worker/communications",
        label: "Communications",
        icon: "message",
        screen: lazyScreen(
          async () => (await import("../../worker/CommunicationsScreen.tsx")).CommunicationsScreen
        )
      }),
      page({
        address: "/worker/clients",
        label: "Clients",
        icon: "ward",
        screen: lazyScreen(async () => (await import("../../worker/ClientsScreen.tsx")).ClientsScreen)
      }),
      page({
        address: "/worker/workers",
        label: "Workers",
        icon: "people",
        staffingOnly: true,
        screen: lazyScreen(async () => (await import("../../worker/ColleaguesScreen.tsx")).ColleaguesScreen),
        beneath: [
          page({
            address: "/worker/workers/info/:id",
            label: "Worker",
            screen: lazyScreen(async () => (await import("../../worker/ColleagueScreen.tsx")).ColleagueScreen)
          })
        ]
      }),
      page({
        address: "/worker/transport",
        label: "Jobs",
        icon: "transport",
        staffingOnly: true,
        screen: lazyScreen(
          async () => (await import("../../transport/WorkerTransportScreen.tsx")).WorkerTransportScreen
        ),
        unsent: lazyScreen(async () => (await import("../../leader/SweepLogs.tsx")).SweepLogs),
        beneath: [
          page({
            address: "/worker/transport/:jobId",
            label: "Transport job",
            screen: lazyScreen(async () => (await import("../../transport/CrewJobScreen.tsx")).CrewJobScreen)
          })
        ]
      }),
      page({
        address: "/worker/settings",
        label: "Settings",
        icon: "setting",
        screen: lazyScreen(
          async () => (await import("../../worker/WorkerSettingsScreen.tsx")).WorkerSettingsScreen
        )
      })
    ]
  },
  {
    label: "Agencies",
    pages: [
      page({
        address: "/worker/agency/:agencyId",
        label: "Agency",
        icon: "agency",
        each: ({ known }) => known.map(({ id, name }) => ({ label: name, parameters: { agencyId: id } })),
        screen: lazyScreen(async () => (await import("../../worker/AgencyScreen.tsx")).AgencyScreen)
      })
    ]
  },
  {
    label: "My records",
    pages: [
      page({
        address: "/worker/trainings",
        label: "Trainings & Qualifications",
        icon: "training",
        staffingOnly: true,
        screen: lazyScreen(
          async () => (await import("../../credential/CredentialsScreen.tsx")).TrainingsScreen
        ),
        beneath: [
          page({
            address: "/worker/certificate/:trainingId",
            label: "Training certificate",
            screen: lazyScreen(
              async () => (await import("../../credential/CertificateScreen.tsx")).CertificateScreen
            )
          })
        ]
      }),
      page({
        address: "/worker/compliance",
        label: "Compliances",
        icon: "compliance",
        screen: lazyScreen(
          async () => (await import("../../credential/CredentialsScreen.tsx")).CompliancesScreen
        )
      }),
      page({
        address: "/worker/forms/",
        label: "Forms",
        icon: "form",
        offline: true,
        screen: lazyScreen(async () => (await import("../../onboarding/FormsScreen.tsx")).FormsScreen),
        beneath: [
          page({
            address: "/worker/forms/application",
            label: "Application form",
            offline: true,
            screen: WorkerFormScreen
          }),
          page({
            address: "/worker/forms/occupational",
            label: "Occupational Health Medical Questionnaire",
            offline: true,
            screen: WorkerFormScreen
          }),
          page({
            address: "/worker/forms/hmrc",
            label: "HMRC Tax Declaration",
            offline: true,
            screen: WorkerFormScreen
          }),
          page({
            address: "/worker/forms/bank",
            label: "Bank Details",
            offline: true,
            screen: WorkerFormScreen
          })
        ]
      })
    ]
  }
]
