import type { Session } from "@crewfleet/sdk"
import { isUserType } from "@crewfleet/sdk/rules"
import { forgetSealed, keepSealed, readSealed } from "../sealed/sealedStorage.ts"
import { sessionPlace as place } from "./sessionPlace.ts"

/** Keeps the session in this browser, encrypted. */
export const keepSession = (session: Session): Promise<void> => keepSealed(place, session)

/** The session kept earlier; nothing when there is none, or when it cannot be opened any more. */
export const restoreSession = async (): Promise<Session | undefined> => {
  const kept = await readSealed(place)
  if (isSession(kept)) return kept
  if (kept !== undefined) forgetSession()
  return undefined
}

/** Whether this is what pages rely on; another version of the portal may have kept something else. */
const isSession = (value: unknown): value is Session => {
  const { accessToken, refreshToken, displayName, userType, permissions } = Object(value) as Partial<Session>
  return (
    [accessToken, refreshToken, displayName].every((text) => typeof text === "string") &&
    isUserType(String(userType)) &&
    Array.isArray(permissions)
  )
}

/** Removes the session that this browser keeps. */
export const forgetSession = (): void => forgetSealed(place)

/** Tells of what other tabs do: the session they now hold, or none when they signed out. */
export const watchOtherTabs = (changed: (session: Session | undefined) => void): void => {
  addEventListener("storage", async ({ key }) => {
    if (key === place || key === null) changed(await restoreSession())
  })
}
