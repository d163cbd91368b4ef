import { isBlank } from "../contract/isBlank.ts"
import { checkGravities, checksByName } from "./vehicleChecks.ts"
import type { AgencyCheck } from "./vehicleLogForm.ts"

/** How many checks of its own an agency has, and how many characters the name of one takes. */
export const agencyCheckLimits = { checks: 40, label: 100 } as const

/** What is wrong with the checks of an agency, at the place of the first that is; undefined where nothing is. */
export const agencyChecksProblem = (
  checks: ReadonlyArray<AgencyCheck>
): { readonly at: string; readonly text: string } | undefined => {
  if (checks.length > agencyCheckLimits.checks)
    return { at: "", text: `Checks: ${agencyCheckLimits.checks} or fewer` }
  const names = new Set<string>(Object.keys(checksByName))
  for (const [place, { id, label, gravity }] of checks.entries()) {
    const at = String(place)
    if (!/^[\w-]{1,64}$/.test(id) || names.has(id))
      return { at: `${at}.id`, text: "Each check needs a name of its own" }
    names.add(id)
    if (isBlank(label)) return { at: `${at}.label`, text: "Say what is looked at" }
    if (label.trim().length > agencyCheckLimits.label)
      return { at: `${at}.label`, text: `A check must be ${agencyCheckLimits.label} characters or fewer` }
    if (!Object.hasOwn(checkGravities, gravity))
      return { at: `${at}.gravity`, text: "Say how grave it is where it fails" }
  }
  return undefined
}
