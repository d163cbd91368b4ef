import { makeSealedStore } from "../sealed/makeSealedStore.ts"
import { namesBefore } from "../sealed/namesBefore.ts"
import { bringInDrafts } from "./draftsBefore.ts"

/** Where this browser keeps what people typed and did not save. */
export const draftStore = makeSealedStore("crewfleet.drafts", "drafts", {
  bringIn: bringInDrafts,
  namesOf: namesBefore,
  isNewer: false
})
