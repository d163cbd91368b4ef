import type { LeaderLog } from "@crewfleet/sdk"
import { Route, Router, Switch } from "wouter"
import { App } from "../../App.tsx"
import type { LastRead } from "../../lastRead/lastReads.ts"
import { NoticeRegion } from "../../notice/NoticeRegion.tsx"
import { RecordedLeaderEntry } from "./RecordedLeaderEntry.tsx"

interface RecordedScreenProps {
  readonly place: string
  /** What had been read of the log of a journey. */
  readonly keptLog: LastRead<LeaderLog> | undefined
}

/** The portal at a place that nothing in it leaves. */
export function RecordedScreen({ place, keptLog }: RecordedScreenProps) {
  const [path = "/", search = ""] = place.split("?")
  return (
    <Router hook={() => [path, () => {}]} searchHook={() => search}>
      <Switch>
        <Route path="/guest/team-leader/entry/:id">
          {({ id }) => (
            <>
              <RecordedLeaderEntry jobId={Number(id)} kept={keptLog} />
              <NoticeRegion />
            </>
          )}
        </Route>
        <Route>
          <App />
        </Route>
      </Switch>
    </Router>
  )
}
