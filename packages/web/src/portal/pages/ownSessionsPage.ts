import { lazyScreen } from "../../lazyScreen.tsx"
import type { CommonFacts } from "../factsOf.ts"
import { pageWith } from "./PageRow.ts"

const OwnSessionsScreen = lazyScreen(
  async () => (await import("../../session/OwnSessionsScreen.tsx")).OwnSessionsScreen
)

/** The page of every portal to which the account menu leads. */
export const ownSessionsPage = (base: `/${string}`) => ({
  pages: [
    pageWith<CommonFacts>()({
      address: `${base}/sessions`,
      label: "Where you are signed in",
      screen: OwnSessionsScreen
    })
  ]
})
