import type { Section } from "./Entry.ts"

/** The side bar of clients. */
export const clientMenu: ReadonlyArray<Section> = [
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
