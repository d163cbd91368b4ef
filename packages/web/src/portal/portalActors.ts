import { dashboardLogic, viewerOf, workerAgenciesLogic } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { useEffect, useState } from "react"
import { createActor } from "xstate"
import { inspected } from "../recording/inspected.ts"
import { loadClient } from "../session/sessionActor.ts"

const dashboard = dashboardLogic(loadClient)
const workerAgencies = workerAgenciesLogic(loadClient)

const startDashboard = (session: Session) =>
  createActor(dashboard, inspected({ input: viewerOf(session) })).start()

const startAgencies = ({ workerId = 0 }: Session) =>
  createActor(workerAgencies, inspected({ input: { request: { workerId } } })).start()

type Dashboard = ReturnType<typeof startDashboard>

let shownTo: string | undefined
let early: { readonly session: Session; readonly dashboard: Dashboard } | undefined

/** Starts what the first screen after sign-in will show, before that screen has arrived. */
export const startEarly = (session: Session): void => {
  early?.dashboard.stop()
  const showsFigures = session.userType === "ADMIN" || session.userType === "AGENCY"
  if (shownTo === session.accessToken) return
  early = showsFigures ? { session, dashboard: startDashboard(session) } : undefined
}

const takeDashboard = (session: Session): Dashboard => {
  const started = early
  shownTo = session.accessToken
  early = undefined
  if (started?.session.accessToken === session.accessToken) return started.dashboard
  started?.dashboard.stop()
  return startDashboard(session)
}

/** The dashboard of whoever is signed in: the one that was started early, or a new one for each visit. */
export const useDashboard = (session: Session): Dashboard => useStarted(() => takeDashboard(session))

/** The agencies of the worker who is signed in. */
export const useWorkerAgencies = (session: Session): ReturnType<typeof startAgencies> =>
  useStarted(() => startAgencies(session))

const useStarted = <A extends { readonly stop: () => unknown }>(start: () => A): A => {
  const [actor] = useState(start)
  useEffect(() => () => void actor.stop(), [actor])
  return actor
}
