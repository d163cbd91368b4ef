import type { OpenedLink } from "@crewfleet/sdk"
import { type LinkScope, loadTemporal } from "@crewfleet/sdk/rules"
import type { ComponentType } from "react"
import { SharedBookingScreen } from "../booking/SharedBookingScreen.tsx"
import { LinkScreen } from "../link/LinkScreen.tsx"

/** What is shown for each scope of a link; one without a screen does not compile. */
const screens: Readonly<Record<LinkScope, ComponentType<{ readonly link: OpenedLink }>>> = {
  "booking.shared": SharedBookingScreen
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
