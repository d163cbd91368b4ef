import { isLogAccepted } from "@crewfleet/sdk/rules"
import type { ComponentProps } from "react"
import { TransportJobScreen } from "../transport/TransportJobScreen.tsx"
import { JourneyLogPart } from "./JourneyLogPart.tsx"

/** A transport job as its agency carries it out, with the log of its journey. */
export function AgencyJobScreen(props: Omit<ComponentProps<typeof TransportJobScreen>, "log">) {
  return (
    <TransportJobScreen
      {...props}
      log={(page) => <JourneyLogPart key={isLogAccepted(page.job) ? "accepted" : "open"} {...page} />}
    />
  )
}
