import { atom, getDefaultStore } from "jotai"

/** How many calls of the service are on their way. */
export const callsAtom = atom(0)

/** Counts a call for as long as it is on its way. */
export const counted = async <A>(call: Promise<A>): Promise<A> => {
  const count = (by: number) => getDefaultStore().set(callsAtom, (calls) => calls + by)
  count(1)
  try {
    return await call
  } finally {
    count(-1)
  }
}
