import { makeSealedStore, type SealedStore } from "../sealed/makeSealedStore.ts"

/** What the service told last, and when, ISO 8601. */
export interface LastRead<Value> {
  readonly value: Value
  readonly at: string
}

/** What the service told last of things of one kind, for when it cannot be asked. */
export interface LastReads<Value> {
  /** A browser that keeps nothing is not complained about: nothing of it was typed. */
  readonly keep: (owner: string | undefined, id: number, value: Value) => Promise<void>
  readonly read: (owner: string | undefined, id: number) => Promise<LastRead<Value> | undefined>
}

const readStore = makeSealedStore("crewfleet.reads", "reads")

/** Keeps answers of the service encrypted and each person's own; `kind` names what they are, in which version. */
export const makeLastReads = <Value>(kind: string, store: SealedStore = readStore): LastReads<Value> => {
  const placeOf = (id: number) => `${kind}/${id}`
  return {
    keep: (owner, id, value) => {
      const read: LastRead<Value> = { value, at: new Date().toISOString() }
      return store
        .keep(owner, placeOf(id), new TextEncoder().encode(JSON.stringify(read)))
        .catch(() => store.forget(owner, [placeOf(id)]))
        .catch(() => {})
    },
    read: async (owner, id) => {
      const bytes = await store.read(owner, placeOf(id)).catch(() => undefined)
      return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as LastRead<Value>)
    }
  }
}

/** Removes all that somebody has read on this device. */
export const forgetAllReads = async (
  owner: string | undefined,
  store: SealedStore = readStore
): Promise<void> => store.forget(owner, await store.places(owner)).catch(() => {})
