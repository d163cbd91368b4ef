import type { LinkVisits } from "@crewfleet/machines"
import { forgetSealed, keepSealed, readSealed } from "../sealed/sealedStorage.ts"
import { forgetLinkSecret, linkSecretOf } from "../session/linkSecret.ts"

const placeOf = (linkId: string) => `crewfleet.link.${linkId}`

const tokens = new Map<string, string>()

/**
 * The links that were opened in this browser, beside whoever is signed in: their tokens are kept encrypted, as a session
 * is, and a sign-out leaves them alone. Where nothing can be kept, they last as long as the page.
 */
export const linkVisits: LinkVisits = {
  secretOf: linkSecretOf,
  tokenOf: async (linkId) => {
    const kept = tokens.get(linkId) ?? (await readSealed(placeOf(linkId)))
    return typeof kept === "string" ? kept : undefined
  },
  keep: async (linkId, token) => {
    tokens.set(linkId, token)
    forgetLinkSecret()
    await keepSealed(placeOf(linkId), token).catch(() => {})
  },
  forget: (linkId) => {
    tokens.delete(linkId)
    forgetSealed(placeOf(linkId))
  }
}
