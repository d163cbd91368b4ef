import { type PageMemory, pageMemory } from "../delivery/pageMemory.ts"

const memories = new Map<string, PageMemory>()

/** What this page remembers of one owner's log, however often that is closed and opened on it. */
export const pageMemoryOf = (owner: string): PageMemory => {
  const memory = memories.get(owner) ?? pageMemory()
  memories.set(owner, memory)
  return memory
}

/** How many photos are on this page alone of one owner's log. */
export const photosOnPageOf = (owner: string): number => pageMemoryOf(owner).files.size

/** The places of what is on this page alone of one owner's log. */
export const placesOnPage = (owner: string): ReadonlyArray<string> => {
  const { drafts, files } = pageMemoryOf(owner)
  return [...drafts.keys(), ...files.keys()]
}
