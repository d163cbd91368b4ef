import { useAtom } from "jotai"
import { Route, Router, Switch, useLocation } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { themeAtom } from "../brand/themeAtom.ts"
import { Boundary } from "../layout/Boundary.tsx"
import { BrandMark } from "../layout/BrandMark.tsx"
import { NotFound } from "../layout/NotFound.tsx"
import { SkipLink } from "../layout/SkipLink.tsx"
import { ThemeToggle } from "../layout/ThemeToggle.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Row } from "../ui/Row.tsx"
import { chartAt } from "./charts.ts"
import styles from "./Inspector.module.css"
import { MachineList } from "./MachineList.tsx"
import { MachinePage } from "./MachinePage.tsx"
import { LivePage } from "./run/LivePage.tsx"
import { RecordingPage } from "./run/RecordingPage.tsx"

/** Everything at `/inspector`: the list of all machines, and a page for each. It asks the service nothing. */
export function Inspector() {
  const { name } = useBrand()
  const [theme, setTheme] = useAtom(themeAtom)
  const [place] = useLocation()
  return (
    <Router base="/inspector">
      <SkipLink target="main" />
      <Row as="header" justify="between" className={styles.header}>
        <BrandMark product={name} />
        <ThemeToggle theme={theme} onThemeChange={setTheme} />
      </Row>
      <main id="main" tabIndex={-1} className={styles.contents}>
        <Boundary place={place} instead={<Callout tone="warning">{broken}</Callout>}>
          <Switch>
            <Route path="/">
              <MachineList />
            </Route>
            <Route path="/live">
              <LivePage />
            </Route>
            <Route path="/recording">
              <RecordingPage />
            </Route>
            <Route path="/:feature/:id">
              {({ feature, id }) => {
                const chart = chartAt(feature, id)
                return chart ? <MachinePage key={id} feature={feature} chart={chart} /> : <NotFound />
              }}
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Boundary>
      </main>
    </Router>
  )
}

const broken = "This page cannot be shown. Load it again, or go back to the machines."
