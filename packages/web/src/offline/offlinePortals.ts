/**
 * The portals that open without a connection: the addresses below which each lies, and the parts that it cannot do without
 * then, beside those of every portal.
 */
export const offlinePortals: Readonly<Record<`/${string}/`, ReadonlyArray<string>>> = {
  "/agency/": [
    "portal/AgencyPortal.tsx",
    "layout/NavigationDrawer.tsx",
    "booking/BookingRoute.tsx",
    "condition/ConditionRoute.tsx",
    "condition/UnsentReports.tsx"
  ]
}
