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
    const opening = indexedDB.open("crewfleet.drafts")
    opening.onupgradeneeded = () => opening.result.createObjectStore("drafts")
    const drafts = await done(opening)
    const values = await done<Array<{ content: Uint8Array<ArrayBuffer> }>>(
      drafts.transaction("drafts").objectStore("drafts").getAll()
    )
    drafts.close()
    const opened = values.map(async ({ content: bytes }) => {
      const words = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: bytes.slice(0, 12) },
        key,
        bytes.slice(12)
      )
      return new TextDecoder().decode(words)
    })
    return (await Promise.all(opened)).join("\n")
  })
