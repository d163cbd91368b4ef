import type { UserType, WorkerAgency } from "@crewfleet/sdk"
import { adminMenu } from "./adminMenu.ts"
import { agencyMenu } from "./agencyMenu.ts"
import { clientMenu } from "./clientMenu.ts"
import type { Section } from "./Entry.ts"
import { workerMenu } from "./workerMenu.ts"

interface Person {
  readonly userType: UserType
  readonly permissions: ReadonlyArray<string>
  readonly carRental: boolean
  /** The agencies of a worker. */
  readonly agencies: ReadonlyArray<Pick<WorkerAgency, "id" | "name">>
}

/** The side bar of a portal as one person sees it (specification 000 §2 and §6). */
export const menuFor = ({ userType, permissions, carRental, agencies }: Person): ReadonlyArray<Section> =>
  sectionsOf(userType, carRental, agencies)
    .map((section) => ({
      ...section,
      entries: section.entries.filter(
        ({ permission, staffingOnly }) =>
          (!permission || permissions.includes(permission)) && !(staffingOnly && carRental)
      )
    }))
    .filter(({ entries }) => entries.length > 0)

const sectionsOf = (userType: UserType, carRental: boolean, agencies: Person["agencies"]) => {
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
