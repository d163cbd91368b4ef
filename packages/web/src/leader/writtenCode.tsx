import { renderToString } from "react-dom/server"
import { Router } from "wouter"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { thisYear } from "../thisYear.ts"
import { OpeningCode } from "./OpeningCode.tsx"

const nothing = () => {}

/** The page that asks for the code of a log, as the build writes it: what the entry draws where a device has one, but for names. */
export const writtenCode = (product: string): string =>
  renderToString(
    <Router ssrPath="/guest/team-leader/entry/1">
      <PublicFrame product={product} title="Team leader's log" year={thisYear()}>
        <OpeningCode
          {...{ hands: [], chosen: undefined, problems: [], busy: false }}
          {...{ onEnter: nothing, onChoose: nothing, onSignIn: nothing }}
        />
      </PublicFrame>
    </Router>
  )
