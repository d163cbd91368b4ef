import { isUserType, type Session } from "@crewfleet/sdk"
import { get, update } from "idb-keyval"
import { browserStorage } from "../browserStorage.ts"

const place = "crewfleet.session"
const keyPlace = "crewfleet.key"

/** Without a secure context (HTTPS, or this machine) nothing can be encrypted, and so nothing is kept. */
const canKeepSessions = Boolean(globalThis.crypto?.subtle)

/** Keeps the session in this browser, encrypted with a key that no script can read out (AES-GCM, 256 bits). */
export const keepSession = async (session: Session): Promise<void> => {
  const storage = browserStorage()
  const key = storage && (await encryptionKey())
  if (!key) return
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(session))
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, text))
  storage.setItem(place, new Uint8Array([...nonce, ...sealed]).toBase64())
}

/** The session kept earlier; nothing when there is none, or when it cannot be opened any more. */
export const restoreSession = async (): Promise<Session | undefined> => {
  const kept = browserStorage()?.getItem(place)
  const key = kept ? await encryptionKey() : undefined
  if (!kept || !key) return undefined
  try {
    const bytes = Uint8Array.fromBase64(kept)
    const opened = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes.slice(0, 12) },
      key,
      bytes.slice(12)
    )
    const session: unknown = JSON.parse(new TextDecoder().decode(opened))
    if (isSession(session)) return session
  } catch {}
  forgetSession()
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
export const forgetSession = (): void => browserStorage()?.removeItem(place)

/** Tells of what other tabs do: the session they now hold, or none when they signed out. */
export const watchOtherTabs = (changed: (session: Session | undefined) => void): void => {
  addEventListener("storage", async ({ key }) => {
    if (key === place || key === null) changed(await restoreSession())
  })
}

/** The key, or none where there cannot be one; a database that never opens keeps nobody waiting. */
const encryptionKey = (): Promise<CryptoKey | undefined> =>
  canKeepSessions ? Promise.race([keyOfBrowser(), afterPatience()]) : Promise.resolve(undefined)

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, 3_000, undefined))

/** One key for each browser, made on first use. */
const keyOfBrowser = async (): Promise<CryptoKey | undefined> => {
  const known = await get<CryptoKey>(keyPlace)
  if (known) return known
  const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt"
  ])
  await update<CryptoKey>(keyPlace, (earlier) => earlier ?? fresh)
  return get<CryptoKey>(keyPlace)
}
