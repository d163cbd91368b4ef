import { Redirect, Route, Switch } from "wouter"
import { ComingSoon } from "../layout/ComingSoon.tsx"
import { NotFound } from "../layout/NotFound.tsx"

interface PlannedPagesProps {
  /** Where the portal begins: its empty path leads to its home. */
  readonly base: string
  /** Addresses whose screens are still to come, in the router's notation. */
  readonly planned: ReadonlyArray<string>
}

/** The end of a portal's addresses: its empty path, what is still to come, and what does not exist. */
export function PlannedPages({ base, planned }: PlannedPagesProps) {
  return (
    <Switch>
      <Route path={base}>
        <Redirect to={`${base}/home`} replace />
      </Route>
      {planned.map((path) => (
        <Route key={path} path={path}>
          <ComingSoon />
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
