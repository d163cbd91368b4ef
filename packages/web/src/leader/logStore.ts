import { makeSealedStore } from "../sealed/makeSealedStore.ts"

/** What leaders keep of their journeys on this device: a database of its own, which a sign-out leaves alone. */
export const logStore = makeSealedStore("crewfleet.leader", "leader")
