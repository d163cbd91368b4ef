import type { Session } from "@crewfleet/sdk"
import { Route } from "wouter"
import { PageMessage } from "../layout/PageMessage.tsx"
import { sectionsOf } from "./menu/sectionsOf.ts"

/** The addresses of the pages to which somebody has no link for want of a permission, for a `Switch`. */
export const barredRoutes = ({ userType, permissions }: Pick<Session, "userType" | "permissions">) =>
  sectionsOf(userType, false, [])
    .flatMap(({ entries }) => entries)
    .filter(({ permission }) => permission !== undefined && !permissions.includes(permission))
    .map(({ href }) => (
      <Route key={href} path={href}>
        <PageMessage title="You may not see this page">
          Somebody who manages the roles of your organisation can change that.
        </PageMessage>
      </Route>
    ))
