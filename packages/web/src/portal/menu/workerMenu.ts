import type { WorkerAgency } from "@crewfleet/sdk"
import type { Section } from "./Entry.ts"

/** The side bar of workers, each of whose agencies has a link of its own. */
export const workerMenu = (
  agencies: ReadonlyArray<Pick<WorkerAgency, "id" | "name">>
): ReadonlyArray<Section> => [
  { entries: [{ label: "Home", href: "/worker/home", icon: "home" }] },
  {
    label: "Agencies",
    entries: agencies.map(({ id, name }) => ({ label: name, href: `/worker/agency/${id}`, icon: "agency" }))
  },
  {
    label: "My records",
    entries: [
      { label: "Compliance", href: "/worker/compliance", icon: "compliance" },
      { label: "Forms", href: "/worker/forms/", icon: "form" }
    ]
  }
]
