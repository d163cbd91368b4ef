import type { Session } from "@crewfleet/sdk"
import type { ComponentProps } from "react"
import { Switch, useLocation } from "wouter"
import { PageMessage } from "../layout/PageMessage.tsx"
import { isBarred } from "./isBarred.ts"

interface PermittedPagesProps {
  readonly session: Pick<Session, "userType" | "permissions">
  /** The portal's routes. */
  readonly children: ComponentProps<typeof Switch>["children"]
}

/** The pages of a portal, but for those to which somebody has no link for want of a permission. */
export function PermittedPages({ session, children }: PermittedPagesProps) {
  const [path] = useLocation()
  if (!isBarred(session, path)) return <Switch>{children}</Switch>
  return (
    <PageMessage title="You may not see this page">
      Somebody who manages the roles of your organisation can change that.
    </PageMessage>
  )
}
