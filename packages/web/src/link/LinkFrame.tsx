import type { OpenedLink } from "@crewfleet/sdk"
import { writeInstant } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { AgencyFrame } from "../layout/AgencyFrame.tsx"
import { linkZone } from "./linkZone.ts"

interface LinkFrameProps {
  readonly link: OpenedLink
  readonly title: string
  readonly windowTitle?: string
  /** The way back, above the heading. */
  readonly back?: ReactNode
  /** Whether things can be changed here; read alone, unless told. */
  readonly mayChange?: boolean
  readonly children: ReactNode
}

/** The page around what a link opens: who gave it out, and until when it can be opened. */
export function LinkFrame({ link, mayChange = false, children, ...head }: LinkFrameProps) {
  const { agency, endsAt } = link
  return (
    <AgencyFrame
      {...head}
      agency={agency}
      footer={
        <>
          You can open this until {writeInstant("moment", endsAt, linkZone(link))}.
          {!mayChange && ` To change anything, ask ${agency.name ?? "whoever gave you the link"}.`}
        </>
      }
    >
      {children}
    </AgencyFrame>
  )
}
