import { browserKey } from "./browserKey.ts"
import { notKept } from "./notKept.ts"

/** A word that stands for a text in this browser and tells nothing of it: its MAC; rejects where there is no key. */
export const hidden = async (text: string): Promise<string> => {
  const key = await macKey()
  if (!key) throw notKept()
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)))
  return Array.from(mac, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

const macKey = () =>
  browserKey("crewfleet.placeKey", () =>
    crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"])
  )
