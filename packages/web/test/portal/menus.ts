/** One link of a side bar: its words, where it leads, and the permission without which it is not there. */
export type MenuLink = readonly [label: string, href: string, permission?: string]

/** The side bars of specification 000 §2, from top to bottom. */
export const menus = {
  admin: [
    ["Home", "/admin/home"],
    ["Vehicle Providers", "/admin/agencies/list", "VIEW_AGENCY"],
    ["Vehicles", "/admin/vehicles", "VIEW_AGENCY"],
    ["Vehicle Bookings", "/admin/vehicle-bookings", "VIEW_AGENCY"],
    ["Promotions", "/admin/promo-codes", "VIEW_PROMO_CODE"],
    ["Clients", "/admin/clients/list", "VIEW_CLIENT"],
    ["Client Services", "/admin/clients/services", "VIEW_CLIENT"],
    ["Workers", "/admin/workers", "VIEW_WORKER"],
    // Of lookups the specification names no screen (docs/departures.md).
    ["Trainings", "/admin/trainings", "VIEW_TRAINING"],
    ["Compliances", "/admin/compliances", "VIEW_TRAINING"],
    // Nor of a list of transport jobs for administrators.
    ["Jobs", "/admin/jobs/transport", "VIEW_TRANSPORT"],
    ["Agency Billing", "/admin/billing/agency", "VIEW_WORKLINK_BILLING"],
    ["Invoicing", "/admin/billing/invoicing", "VIEW_WORKLINK_BILLING"],
    ["Debit Notes", "/admin/billing/debit-notes", "VIEW_WORKLINK_BILLING"],
    ["VAT Rate", "/admin/billing/vat-rate", "VIEW_WORKLINK_BILLING"],
    ["System Users", "/admin/staff/system-users", "VIEW_SYSTEM_USERS"],
    ["User Details", "/admin/staff/system-user/info/", "VIEW_SYSTEM_USERS"],
    ["Role Permissions", "/admin/staff/role-permissions", "VIEW_SYSTEM_USERS"],
    ["Agency Reports", "/admin/reporting/agency"],
    ["Client Reports", "/admin/reporting/client"],
    ["Settings", "/admin/settings/all", "VIEW_SETTINGS"],
    // Of the platform's own work the specification says nothing (docs/departures.md).
    ["Scheduled Jobs", "/admin/settings/jobs", "VIEW_SETTINGS"]
  ],
  agency: [
    ["Home", "/agency/home"],
    ["Bookings", "/agency/bookings/agency-list"],
    ["Vehicles", "/agency/jobs/agency-vehicles"],
    // One word, whatever the brand: the page is called so (specification 001 §2).
    ["Hirers", "/agency/clients", "VIEW_CLIENT"],
    ["Promotions", "/agency/promo-codes", "VIEW_PROMO_CODE"],
    ["Workers", "/agency/workers", "VIEW_WORKER"],
    ["Who may work", "/agency/workers/eligibility", "VIEW_WORKER"],
    ["Applicants", "/agency/applicants", "VIEW_APPLICANT"],
    // Nor of the forms that wait for a decision.
    ["Forms", "/agency/forms", "VIEW_WORKER"],
    ["Trainings", "/agency/trainings", "VIEW_TRAINING"],
    ["Jobs", "/agency/jobs/transport", "VIEW_TRANSPORT"],
    ["Agency Billing", "/agency/billing/agency", "VIEW_WORKLINK_BILLING"],
    ["Client Billing", "/agency/billing/client-billing", "VIEW_CLIENT_BILLING"],
    ["Users", "/agency/staff/users", "VIEW_SYSTEM_USERS"],
    ["User Details", "/agency/staff/users/info/", "VIEW_SYSTEM_USERS"],
    ["Agency Reports", "/agency/reporting/agency", "VIEW_AGENCY_REPORT"],
    ["Client Reports", "/agency/reporting/client", "VIEW_AGENCY_REPORT"],
    ["Shift Reports", "/agency/reporting/closed-shift", "VIEW_AGENCY_REPORT"],
    ["Settings", "/agency/settings/all", "VIEW_SETTINGS"]
  ],
  client: [
    ["Home", "/client/home"],
    ["Agencies", "/client/agencies", "VIEW_AGENCY"],
    ["Jobs", "/client/transport", "VIEW_TRANSPORT"],
    ["Flexi workers", "/client/workers", "VIEW_WORKER"],
    ["Client Billing", "/client/billing/client", "VIEW_CLIENT_BILLING"],
    ["Invoicing", "/client/billing/invoicing", "VIEW_CLIENT_BILLING"],
    ["Debit Notes", "/client/billing/debit-notes", "VIEW_CLIENT_BILLING"],
    ["Users", "/client/staff/users", "VIEW_SYSTEM_USERS"],
    ["User Details", "/client/staff/user/info/", "VIEW_SYSTEM_USERS"],
    ["Permissions", "/client/staff/permissions", "VIEW_SYSTEM_USERS"],
    ["Broadcast", "/client/communications/broadcast", "VIEW_BROADCAST"]
  ]
} as const satisfies Record<string, ReadonlyArray<MenuLink>>

/** The permissions that open menu entries (specification 000 §6). */
export const permissions = [
  "VIEW_AGENCY",
  "VIEW_PROMO_CODE",
  "VIEW_CLIENT",
  "VIEW_WORKLINK_BILLING",
  "VIEW_SYSTEM_USERS",
  "VIEW_AGENCY_REPORT",
  "VIEW_CLIENT_BILLING",
  "VIEW_SETTINGS",
  "VIEW_BROADCAST",
  "VIEW_WORKER",
  "VIEW_APPLICANT",
  "VIEW_TRAINING",
  "VIEW_TRANSPORT"
]

/** The links of a menu that somebody with these permissions sees, by words and address. */
export const seenWith = (
  held: ReadonlyArray<string>,
  menu: ReadonlyArray<MenuLink>
): ReadonlyArray<readonly [string, string]> =>
  menu
    .filter(([, , permission]) => !permission || held.includes(permission))
    .map(([label, href]) => [label, href])
