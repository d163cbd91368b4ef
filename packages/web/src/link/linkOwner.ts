import type { OpenedLink } from "@crewfleet/sdk"
import { isLinkScope, linkScopes } from "@crewfleet/sdk/rules"

/**
 * Whose things they are that the holder of a link keeps in this browser: the record's, whichever link to it was opened, and
 * never anybody's who is signed in. Nobody's where this version does not know what the link is for.
 */
export const linkOwner = ({ scope, recordId }: Pick<OpenedLink, "scope" | "recordId">): string | undefined =>
  isLinkScope(scope) ? `link:${linkScopes[scope].record}:${recordId}` : undefined
