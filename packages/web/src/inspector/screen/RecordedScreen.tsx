import { Route, Router, Switch } from "wouter"
import { App } from "../../App.tsx"
import { NoticeRegion } from "../../notice/NoticeRegion.tsx"
import { RecordedLeaderEntry } from "./RecordedLeaderEntry.tsx"

/** The portal at a place that nothing in it leaves. */
export function RecordedScreen({ place }: { readonly place: string }) {
  const [path = "/", search = ""] = place.split("?")
  return (
    <Router hook={() => [path, () => {}]} searchHook={() => search}>
      <Switch>
        <Route path="/guest/team-leader/entry/:id">
          {({ id }) => (
            <>
              <RecordedLeaderEntry jobId={Number(id)} />
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
