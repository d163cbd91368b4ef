import type { Session } from "@crewfleet/sdk"
import { sectionsOf } from "./menu/sectionsOf.ts"

/** Pages that lie beneath others' addresses and are part of what anybody in the portal works with. */
const openToAll = ["/agency/clients/:clientId/bookings"]

/**
 * Whether somebody may not see the page at a path: the longest address in the menu that it lies at or beneath decides,
 * by the permission that its link asks for.
 */
export const isBarred = (
  { userType, permissions }: Pick<Session, "userType" | "permissions">,
  path: string
): boolean => {
  const links = sectionsOf(userType, false, []).flatMap(({ entries }) => entries)
  const [nearest] = [...links, ...openToAll.map((href) => ({ href, permission: undefined }))]
    .filter(({ href }) => liesBeneath(path, href))
    .sort((one, other) => partsOf(other.href).length - partsOf(one.href).length)
  return nearest?.permission !== undefined && !permissions.includes(nearest.permission)
}

/** As the router compares addresses: capitals and a slash at the end make no difference. */
const liesBeneath = (path: string, href: string): boolean => {
  const parts = partsOf(path)
  return partsOf(href).every((part, index) =>
    part.startsWith(":") ? parts[index] !== undefined : part === parts[index]
  )
}

const partsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean)
