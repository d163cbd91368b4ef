import { get, set } from "idb-keyval"

const place = "crewfleet.persistence"

/** Asks the browser, once and for all, not to remove what is kept here when its disk fills up. */
export const askToPersist = async (): Promise<void> => {
  if (!navigator.storage?.persist || (await get<boolean>(place))) return
  await set(place, true)
  await navigator.storage.persist()
}
