import type { UserType } from "../contract/SessionStore.ts"
import { type Notice, warning } from "../failure/Notice.ts"

/** Why somebody who signed in cannot apply: only workers do; undefined for a worker (specification 002 §5). */
export const roleNotice = (userType: UserType): Notice | undefined =>
  userType === "WORKER" ? undefined : warning(`Failed to determine user or Invalid role: ROLE_${userType}`)
