import type { Section } from "./Entry.ts"

/** The side bar of agencies; `clients` is what this brand calls them. */
export const agencyMenu = (clients: string): ReadonlyArray<Section> => [
  { entries: [{ label: "Home", href: "/agency/home", icon: "home" }] },
  {
    label: "Rental",
    entries: [
      {
        label: "Bookings",
        href: "/agency/bookings/agency-list",
        pages: "/agency/bookings",
        icon: "booking"
      },
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
        label: `${clients.slice(0, -1)} Billing`,
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
        label: `${clients.slice(0, -1)} Reports`,
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
