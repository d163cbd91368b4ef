import { lazyScreen } from "../lazyScreen.tsx"

/** The four portals, each a part of its own. */
export const portals = {
  ADMIN: lazyScreen(async () => (await import("./AdminPortal.tsx")).AdminPortal),
  AGENCY: lazyScreen(async () => (await import("./AgencyPortal.tsx")).AgencyPortal),
  CLIENT: lazyScreen(async () => (await import("./ClientPortal.tsx")).ClientPortal),
  WORKER: lazyScreen(async () => (await import("./WorkerPortal.tsx")).WorkerPortal)
}
