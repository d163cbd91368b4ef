import type { Section } from "./Entry.ts"

/** The side bar of administrators; `clients` is what this brand calls them. */
export const adminMenu = (clients: string): ReadonlyArray<Section> => [
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
      { label: `${clients.slice(0, -1)} Reports`, href: "/admin/reporting/client", icon: "report" }
    ]
  },
  {
    entries: [
      { label: "Settings", href: "/admin/settings/all", icon: "setting", permission: "VIEW_SETTINGS" },
      { label: "Scheduled Jobs", href: "/admin/settings/jobs", icon: "clock", permission: "VIEW_SETTINGS" }
    ]
  }
]
