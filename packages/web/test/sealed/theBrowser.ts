import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb"
import { afterEach, beforeEach, vi } from "vitest"

/** Every key and value that lies in one of this browser's databases, as whoever looks into it sees them. */
export const lyingIn = async (
  database: string,
  table: string
): Promise<ReadonlyArray<readonly [string, unknown]>> => {
  const answer = <A>(request: IDBRequest<A>) =>
    new Promise<A>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const opening = indexedDB.open(database)
  opening.onupgradeneeded = () => opening.result.createObjectStore(table)
  const opened = await answer(opening)
  const store = opened.transaction(table).objectStore(table)
  const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
  opened.close()
  return keys.map((key, index) => [String(key), values[index]])
}

/** Each test of a file begins in a browser that has kept nothing, and with modules that know of nothing. */
export const freshBrowser = (): void => {
  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory())
    vi.stubGlobal("IDBKeyRange", IDBKeyRange)
    vi.stubGlobal("IDBObjectStore", IDBObjectStore)
    localStorage.clear()
    vi.resetModules()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
