import { loadClient } from "./session/sessionActor.ts"

/** Fetches what the first screen after sign-in needs, while somebody types. What fails is fetched again when needed. */
export const fetchAhead = (): void => {
  const parts = [
    loadClient(),
    import("./portal/Portal.tsx"),
    import("./portal/AgencyPortal.tsx"),
    import("./portal/AdminPortal.tsx"),
    import("./portal/portalActors.ts"),
    import("./ui/LinePlot.tsx")
  ]
  Promise.all(parts).catch(() => {})
}
