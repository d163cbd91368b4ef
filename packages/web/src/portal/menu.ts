import type { UserType } from "@crewfleet/sdk"

/** One link of a side bar. */
export interface Entry {
  readonly label: string
  readonly href: string
  readonly icon: IconName
  /** Shown only to those who hold it. */
  readonly permission?: string
  /** Hidden in car-rental mode. */
  readonly staffingOnly?: true
}

export interface Section {
  readonly label?: string
  readonly entries: ReadonlyArray<Entry>
}

export type IconName =
  | "home"
  | "agency"
  | "vehicle"
  | "booking"
  | "promotion"
  | "people"
  | "service"
  | "billing"
  | "invoice"
  | "note"
  | "vat"
  | "user"
  | "permission"
  | "report"
  | "setting"
  | "broadcast"
  | "compliance"
  | "form"

interface Person {
  readonly userType: UserType
  readonly permissions: ReadonlyArray<string>
  readonly carRental: boolean
  /** The agencies of a worker. */
  readonly agencies: ReadonlyArray<{ readonly id: number; readonly name: string }>
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
      return admin(carRental ? "Hirers" : "Clients")
    case "AGENCY":
      return agency(carRental ? "Hirers" : "Clients")
    case "CLIENT":
      return client
    case "WORKER":
      return worker(agencies)
  }
}

const admin = (clients: string): ReadonlyArray<Section> => [
  { entries: [{ label: "Home", href: "/admin/home", icon: "home" }] },
  {
    label: "Fleet",
    entries: [
      { label: "Vehicle Providers", href: "/admin/agencies/list", icon: "agency", permission: "VIEW_AGENCY" },
      { label: "Vehicles", href: "/admin/vehicles", icon: "vehicle", permission: "VIEW_AGENCY" },
      {
        label: "Vehicle Bookings",
        href: "/admin/vehicle-bookings",
        icon: "booking",
        permission: "VIEW_AGENCY"
      },
      { label: "Promotions", href: "/admin/promo-codes", icon: "promotion", permission: "VIEW_PROMO_CODE" }
    ]
  },
  {
    label: clients,
    entries: [
      { label: clients, href: "/admin/clients/list", icon: "people", permission: "VIEW_CLIENT" },
      {
        label: "Client Services",
        href: "/admin/clients/services",
        icon: "service",
        permission: "VIEW_CLIENT",
        staffingOnly: true
      }
    ]
  },
  {
    label: "Billing",
    entries: [
      {
        label: "Agency Billing",
        href: "/admin/billing/agency",
        icon: "billing",
        permission: "VIEW_WORKLINK_BILLING"
      },
      {
        label: "Invoicing",
        href: "/admin/billing/invoicing",
        icon: "invoice",
        permission: "VIEW_WORKLINK_BILLING"
      },
      {
        label: "Debit Notes",
        href: "/admin/billing/debit-notes",
        icon: "note",
        permission: "VIEW_WORKLINK_BILLING"
      },
      { label: "VAT Rate", href: "/admin/billing/vat-rate", icon: "vat", permission: "VIEW_WORKLINK_BILLING" }
    ]
  },
  {
    label: "Staff",
    entries: [
      {
        label: "System Users",
        href: "/admin/staff/system-users",
        icon: "people",
        permission: "VIEW_SYSTEM_USERS"
      },
      {
        label: "User Details",
        href: "/admin/staff/system-user/info/",
        icon: "user",
        permission: "VIEW_SYSTEM_USERS"
      },
      {
        label: "Role Permissions",
        href: "/admin/staff/role-permissions",
        icon: "permission",
        permission: "VIEW_SYSTEM_USERS"
      }
    ]
  },
  {
    label: "Reports",
    entries: [
      { label: "Agency Reports", href: "/admin/reporting/agency", icon: "report" },
      { label: "Client Reports", href: "/admin/reporting/client", icon: "report" }
    ]
  },
  {
    entries: [
      { label: "Settings", href: "/admin/settings/all", icon: "setting", permission: "VIEW_SETTINGS" }
    ]
  }
]

const client: ReadonlyArray<Section> = [
  {
    entries: [
      { label: "Home", href: "/client/home", icon: "home" },
      { label: "Agencies", href: "/client/agencies", icon: "agency", permission: "VIEW_AGENCY" }
    ]
  },
  {
    label: "Billing",
    entries: [
      {
        label: "Client Billing",
        href: "/client/billing/client",
        icon: "billing",
        permission: "VIEW_CLIENT_BILLING"
      },
      {
        label: "Invoicing",
        href: "/client/billing/invoicing",
        icon: "invoice",
        permission: "VIEW_CLIENT_BILLING"
      },
      {
        label: "Debit Notes",
        href: "/client/billing/debit-notes",
        icon: "note",
        permission: "VIEW_CLIENT_BILLING"
      }
    ]
  },
  {
    label: "Staff",
    entries: [
      { label: "Users", href: "/client/staff/users", icon: "people", permission: "VIEW_SYSTEM_USERS" },
      {
        label: "User Details",
        href: "/client/staff/user/info/",
        icon: "user",
        permission: "VIEW_SYSTEM_USERS"
      },
      {
        label: "Permissions",
        href: "/client/staff/permissions",
        icon: "permission",
        permission: "VIEW_SYSTEM_USERS"
      }
    ]
  },
  {
    label: "Communications",
    entries: [
      {
        label: "Broadcast",
        href: "/client/communications/broadcast",
        icon: "broadcast",
        permission: "VIEW_BROADCAST"
      }
    ]
  }
]

const agency = (clients: string): ReadonlyArray<Section> => [
  { entries: [{ label: "Home", href: "/agency/home", icon: "home" }] },
  {
    label: "Rental",
    entries: [
      { label: "Bookings", href: "/agency/bookings/agency-list", icon: "booking" },
      { label: "Vehicles", href: "/agency/jobs/agency-vehicles", icon: "vehicle" },
      { label: clients, href: "/agency/clients", icon: "people", permission: "VIEW_CLIENT" },
      { label: "Promotions", href: "/agency/promo-codes", icon: "promotion", permission: "VIEW_PROMO_CODE" }
    ]
  },
  {
    label: "Billing",
    entries: [
      {
        label: "Agency Billing",
        href: "/agency/billing/agency",
        icon: "billing",
        permission: "VIEW_WORKLINK_BILLING"
      },
      {
        label: "Client Billing",
        href: "/agency/billing/client-billing",
        icon: "invoice",
        permission: "VIEW_CLIENT_BILLING"
      }
    ]
  },
  {
    label: "Staff",
    entries: [
      { label: "Users", href: "/agency/staff/users", icon: "people", permission: "VIEW_SYSTEM_USERS" },
      {
        label: "User Details",
        href: "/agency/staff/users/info/",
        icon: "user",
        permission: "VIEW_SYSTEM_USERS"
      }
    ]
  },
  {
    label: "Reports",
    entries: [
      {
        label: "Agency Reports",
        href: "/agency/reporting/agency",
        icon: "report",
        permission: "VIEW_AGENCY_REPORT"
      },
      {
        label: "Client Reports",
        href: "/agency/reporting/client",
        icon: "report",
        permission: "VIEW_AGENCY_REPORT"
      },
      {
        label: "Shift Reports",
        href: "/agency/reporting/closed-shift",
        icon: "report",
        permission: "VIEW_AGENCY_REPORT",
        staffingOnly: true
      }
    ]
  },
  {
    entries: [
      { label: "Settings", href: "/agency/settings/all", icon: "setting", permission: "VIEW_SETTINGS" }
    ]
  }
]

const worker = (agencies: Person["agencies"]): ReadonlyArray<Section> => [
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
