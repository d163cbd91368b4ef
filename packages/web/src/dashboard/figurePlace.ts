import type { UserType } from "@crewfleet/sdk"
import type { FigureRows } from "@crewfleet/sdk/rules"

/** Where a list shows the rows of a figure: its address, with the words by which the list is narrowed. */
export const figurePlace = (userType: UserType, rows: FigureRows): string => {
  const paths = userType === "ADMIN" ? ofAdmins : ofAgencies
  return `${paths[rows.list]}${queryOf(wordsOf(userType, rows))}`
}

const ofAgencies = {
  bookings: "/agency/bookings/agency-list",
  vehicles: "/agency/jobs/agency-vehicles",
  hirers: "/agency/clients",
  providers: "/agency/home"
} as const

const ofAdmins = {
  bookings: "/admin/vehicle-bookings",
  vehicles: "/admin/vehicles",
  hirers: "/admin/clients/list",
  providers: "/admin/agencies/list"
} as const

type Words = Readonly<Record<string, string | number | undefined>>

const wordsOf = (userType: UserType, rows: FigureRows): Words => {
  switch (rows.list) {
    case "bookings": {
      const { statuses, paymentMethods, sources, vehicleId, made, invoiced, currency } = rows
      const words = { status: statuses?.join(), payment: paymentMethods?.join(), source: sources?.join() }
      const given = { ...words, vehicle: vehicleId, made, invoiced, currency }
      // The list opens today where its address says nothing.
      return Object.values(given).some((word) => word !== undefined) ? given : { from: "" }
    }
    case "vehicles": {
      const { status, type, agencyId } = rows
      // An administrator's opens with those that await approval, of which its address says nothing.
      const first = userType === "ADMIN" ? "AWAITING_APPROVAL" : undefined
      return { status: status === first ? undefined : (status ?? "ALL"), type, agency: agencyId }
    }
    case "hirers":
      return { added: rows.added }
    default:
      return {}
  }
}

const queryOf = (words: Words): string => {
  const query = new URLSearchParams()
  for (const [name, word] of Object.entries(words)) if (word !== undefined) query.set(name, String(word))
  return query.size > 0 ? `?${query.toString().replaceAll("%2C", ",")}` : ""
}
