import type { Notice } from "@crewfleet/sdk"
import type { ReactNode } from "react"
import { Callout } from "../ui/Callout.tsx"

interface ActWarningsProps {
  readonly warnings: ReadonlyArray<Notice>
  /** Somebody else was faster: what is shown is newer than what the act was chosen on. */
  readonly overtaken: boolean
  /** What is said of that alone, such as who was faster. */
  readonly title: string
  /** How things stand then, and whether the act can be sent again. */
  readonly children?: ReactNode
}

/** Why the service refused an act as things stand, where it is asked for; that somebody was faster only where it is so. */
export function ActWarnings({ warnings, overtaken, title, children }: ActWarningsProps) {
  if (warnings.length === 0) return null
  return (
    <Callout tone="warning" {...(overtaken && { title })}>
      {warnings.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {overtaken && children}
    </Callout>
  )
}
