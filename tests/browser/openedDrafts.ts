import type { Page } from "@playwright/test"

/** What this browser keeps of drafts, opened with its key: a test waits until what was typed last is among it. */
export const openedDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <A>(request: IDBRequest<A>) =>
      new Promise<A>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const database = await done(indexedDB.open("keyval-store"))
    const key = await done<CryptoKey>(
      database.transaction("keyval").objectStore("keyval").get("crewfleet.key")
    )
    database.close()
    const drafts = Object.entries(localStorage).filter(([place]) => place.includes("draft"))
    const opened = drafts.map(async ([, sealed]) => {
      const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
      const words = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: bytes.slice(0, 12) },
        key,
        bytes.slice(12)
      )
      return new TextDecoder().decode(words)
    })
    return (await Promise.all(opened)).join("\n")
  })
