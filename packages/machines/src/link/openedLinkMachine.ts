import type { OpenedLink } from "@crewfleet/sdk"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Which link is opened; its secret never comes into a machine. */
export interface LinkRequest {
  readonly linkId: string
}

/** A link, opened by somebody who may have no account: what it is for, and until when. */
export const openedLinkMachine = loadingMachine<OpenedLink, LinkRequest>({
  id: "openedLink",
  description: "A link is opened by somebody who may have no account."
})
