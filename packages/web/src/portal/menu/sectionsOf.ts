import type { UserType, WorkerAgency } from "@crewfleet/sdk"
import { adminMenu } from "./adminMenu.ts"
import { agencyMenu } from "./agencyMenu.ts"
import { clientMenu } from "./clientMenu.ts"
import type { Section } from "./Entry.ts"
import { workerMenu } from "./workerMenu.ts"

/** The agencies of a worker. */
export type Agencies = ReadonlyArray<Pick<WorkerAgency, "id" | "name">>

/** The whole side bar of a portal, whatever somebody may see of it. */
export const sectionsOf = (
  userType: UserType,
  carRental: boolean,
  agencies: Agencies
): ReadonlyArray<Section> => {
  switch (userType) {
    case "ADMIN":
      return adminMenu(carRental ? "Hirers" : "Clients")
    case "AGENCY":
      return agencyMenu(carRental ? "Hirers" : "Clients")
    case "CLIENT":
      return clientMenu
    case "WORKER":
      return workerMenu(agencies)
  }
}
