import type { Notice } from "@crewfleet/sdk"
import { atom, getDefaultStore } from "jotai"

/** A notice on the screen; `id` tells it from others with the same words. */
export interface ShownNotice extends Notice {
  readonly id: number
}

/** What people have been told and have not yet dismissed, oldest first. */
export const noticesAtom = atom<ReadonlyArray<ShownNotice>>([])

let lastId = 0

/** Tells the person something, whatever screen they are on. The same words are not shown twice at once. */
export const notify = (notice: Notice): void => {
  lastId += 1
  const shown = { ...notice, id: lastId }
  getDefaultStore().set(noticesAtom, (earlier) => [
    ...(notice.clearing ? [] : earlier.filter(({ text }) => text !== notice.text)),
    shown
  ])
}

/** Takes a notice off the screen. */
export const dismiss = (id: ShownNotice["id"] | string): void =>
  getDefaultStore().set(noticesAtom, (earlier) => earlier.filter((notice) => notice.id !== id))

/** Takes back what is no longer so, as far as people still see it. */
export const withdraw = (...notices: ReadonlyArray<Notice>): void =>
  getDefaultStore().set(noticesAtom, (earlier) =>
    earlier.filter(({ text }) => !notices.some((withdrawn) => withdrawn.text === text))
  )
