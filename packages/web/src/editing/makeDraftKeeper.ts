import type { Draft } from "@crewfleet/machines"
import { beginWrite } from "../sealed/pendingWrites.ts"
import type { Drafts } from "./Drafts.ts"

/** Keeps one form's draft on this device as it changes; until it does, the page holds whoever would leave it. */
export interface DraftKeeper<Thing, Form> {
  /** What is to be kept from now on, and of which thing; without a draft nothing is. */
  readonly change: (id: number | undefined, draft: Draft<Thing, Form> | undefined) => void
  /** Writes at once what was typed in the last moment. */
  readonly write: () => void
}

/** Milliseconds of typing that are written together. */
const moment = 300

/** Keeps within a moment, however fast somebody types, and says each time whether that could be done. */
export const makeDraftKeeper = <Thing, Form>(
  drafts: Drafts<Thing, Form>,
  owner: string | undefined,
  onSettled: (isKept: boolean) => void
): DraftKeeper<Thing, Form> => {
  let due: { readonly draft: Draft<Thing, Form>; readonly id: number | undefined } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | undefined
  let kept: { readonly id: number | undefined } | undefined

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const ended = end
    end = undefined
    if (!due) return ended?.()
    const { id, draft } = due
    due = undefined
    if (kept && kept.id !== id) drafts.forget(owner, kept.id)
    kept = { id }
    drafts
      .keep(owner, id, draft)
      .then(
        () => onSettled(true),
        () => onSettled(false)
      )
      .finally(ended)
  }

  return {
    write,
    change: (id, draft) => {
      due = draft && { id, draft }
      if (due) {
        end ??= beginWrite()
        timer ??= setTimeout(write, moment)
        return
      }
      write()
      if (kept && kept.id !== id) drafts.forget(owner, kept.id)
      drafts.forget(owner, id)
      onSettled(true)
    }
  }
}
