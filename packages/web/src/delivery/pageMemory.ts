import type { DeliveryDraft } from "@crewfleet/machines"

/** What a device has yet to keep, or cannot: it lives as long as the page, and whoever opens it anew there has it again. */
export interface PageMemory {
  /** Drafts by their place. */
  readonly drafts: Map<string, DeliveryDraft>
  /** Attachments by theirs, each with the place of the draft that it is of. */
  readonly files: Map<string, { readonly file: Blob; readonly of: string }>
}

/** A page that remembers nothing yet. */
export const pageMemory = (): PageMemory => ({ drafts: new Map(), files: new Map() })

/** Forgets what is remembered of a place, unless it is something else by now. */
export const forgetIn = <A>(memory: Map<string, A>, place: string, remembered: A | undefined): void => {
  if (memory.get(place) === remembered) memory.delete(place)
}
