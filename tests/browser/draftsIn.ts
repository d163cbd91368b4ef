import type { Page } from "@playwright/test"

/** Every draft that this browser keeps, as whoever looks into it sees it: its key and its bytes. */
export const draftsIn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(async () => {
    const answer = <A>(request: IDBRequest<A>) =>
      new Promise<A>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const opening = indexedDB.open("crewfleet.drafts")
    opening.onupgradeneeded = () => opening.result.createObjectStore("drafts")
    const database = await answer(opening)
    const store = database.transaction("drafts").objectStore("drafts")
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
    database.close()
    const read = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes)
    return keys.map((key, at) => [key, read(values[at].place), read(values[at].content)].join())
  })
