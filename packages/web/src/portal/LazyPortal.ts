import { isUserType } from "@crewfleet/sdk/rules"
import { lazyScreen } from "../lazyScreen.tsx"
import { portals } from "./portals.ts"

/** Everything behind sign-in, with the guard before it; the portal that the address names is fetched along with it. */
export const LazyPortal = lazyScreen(async () => {
  const userType = location.pathname.split("/")[1]?.toUpperCase() ?? ""
  if (isUserType(userType)) portals[userType].fetchAhead().catch(() => {})
  return (await import("./Portal.tsx")).loadPortal()
})
