/** A database that was changed in this browser. */
export interface Kept {
  /** The snapshot from which it came. */
  readonly snapshot: string
  /** By how many milliseconds its clock is behind. */
  readonly behind: number
  /** The packed folder of the database. */
  readonly packed: Blob
}

const storeName = "databases"
const key = "demo"

/** What was kept; undefined where nothing was. */
export const readKept = (): Promise<Kept | undefined> =>
  inStore("readonly", (store) => store.get(key) as IDBRequest<Kept | undefined>)

/** Keeps a database in the place of the one before. */
export const writeKept = async (kept: Kept): Promise<void> => {
  await inStore("readwrite", (store) => store.put(kept, key))
}

const inStore = async <A>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<A>
): Promise<A> => {
  const opening = indexedDB.open("crewfleet-demo", 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const database = await answerOf(opening)
  try {
    const transaction = database.transaction(storeName, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const answer = await answerOf(ask(transaction.objectStore(storeName)))
    await done
    return answer
  } finally {
    database.close()
  }
}

const answerOf = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
