import type { Page } from "@playwright/test"
import type { Session } from "../../packages/sdk/src/contract/SessionStore.ts"

/** Leaves a session in the browser as the portal keeps it, so that its next page finds somebody signed in. */
export const leaveSession = async (page: Page, session: Session): Promise<void> => {
  await page.goto("/favicon.svg")
  await page.evaluate(async (session) => {
    const done = <A>(request: IDBRequest<A>) =>
      new Promise<A>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const opening = indexedDB.open("keyval-store")
    opening.onupgradeneeded = () => opening.result.createObjectStore("keyval")
    const database = await done(opening)
    const generated = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt"
    ])
    const writing = database.transaction("keyval", "readwrite")
    const store = writing.objectStore("keyval")
    const key = ((await done(store.get("crewfleet.key"))) as CryptoKey | undefined) ?? generated
    store.put(key, "crewfleet.key")
    // A page that is left before the end takes its writing back.
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve
      writing.onabort = () => reject(writing.error)
    })
    database.close()
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const words = new TextEncoder().encode(JSON.stringify(session))
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, words))
    localStorage.setItem("crewfleet.session", btoa(String.fromCharCode(...iv, ...sealed)))
  }, session)
}
