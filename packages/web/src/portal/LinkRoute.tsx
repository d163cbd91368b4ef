import type { OpenedLink } from "@crewfleet/sdk"
import { type LinkScope, loadTemporal } from "@crewfleet/sdk/rules"
import type { ComponentType } from "react"
import { SharedBookingScreen } from "../booking/SharedBookingScreen.tsx"
import { lazyScreen } from "../lazyScreen.tsx"
import { LinkScreen } from "../link/LinkScreen.tsx"

// With all the pages of a form: sign-in lists the files of what may follow, and does without these.
const LinkedRequestScreen = lazyScreen(
  async () => (await import("../transport/LinkedRequestScreen.tsx")).LinkedRequestScreen
)

/** What is shown for each scope of a link; one without a screen does not compile. A leader's log is opened by signing in alone. */
const screens: Readonly<
  Record<Exclude<LinkScope, "transport.log">, ComponentType<{ readonly link: OpenedLink }>>
> = {
  "booking.shared": SharedBookingScreen,
  "transport.request": LinkedRequestScreen
}

/** `/link/:id`: what a link opens, for people without an account; the secret stands behind the `#`. */
export function LinkRoute({ id }: { readonly id: string }) {
  return <LinkScreen id={id} screens={screens} />
}

/** The same, once everything is there that its screens take for granted: they ask the rules of time at once. */
export const loadLinkRoute = async () => {
  await loadTemporal()
  return LinkRoute
}
