import { type Caller, isLinkHolder, type LinkHolder } from "./Caller.ts"

/** Those whose things are kept apart. */
export type Tenant = "agency" | "worker" | "client"

/**
 * What a call acts for; an administrator's for the platform. Without `id` the account belongs to nobody, and nothing is
 * its own.
 */
export type Subject =
  | { readonly kind: "platform" }
  | { readonly kind: Tenant; readonly id: number | null }
  | { readonly kind: "link"; readonly holder: LinkHolder }

/** What a caller acts for: the one place that says so. */
export const subjectOf = (caller: Caller): Subject => {
  if (isLinkHolder(caller)) return { kind: "link", holder: caller }
  switch (caller.userType) {
    case "ADMIN":
      return { kind: "platform" }
    case "AGENCY":
      return { kind: "agency", id: caller.agentId }
    case "CLIENT":
      return { kind: "client", id: caller.clientId }
    case "WORKER":
      return { kind: "worker", id: caller.workerId }
  }
}
