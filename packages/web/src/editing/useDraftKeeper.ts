import { words } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useState } from "react"
import { notify } from "../notice/noticesAtom.ts"
import type { Drafts } from "./Drafts.ts"
import { type DraftKeeper, makeDraftKeeper } from "./makeDraftKeeper.ts"

/** Whose drafts are kept, and where. */
export interface DraftsOf<Thing, Form> {
  readonly drafts: Drafts<Thing, Form>
  readonly owner: string | undefined
}

/** A keeper for as long as its form is shown; what was typed last is written when the form or the page is left. */
export const useDraftKeeper = <Thing, Form>(
  { drafts, owner }: DraftsOf<Thing, Form>,
  onSettled: (isKept: boolean) => void
): DraftKeeper<Thing, Form> => {
  const settled = useEffectEvent((isKept: boolean) => {
    if (!isKept) tellOnce()
    onSettled(isKept)
  })
  const [shown] = useState({ is: true })
  const [keeper] = useState(() => makeDraftKeeper(drafts, owner, (isKept) => shown.is && settled(isKept)))
  useEffect(() => {
    shown.is = true
    addEventListener("pagehide", keeper.write)
    return () => {
      shown.is = false
      removeEventListener("pagehide", keeper.write)
      keeper.write()
    }
  }, [keeper, shown])
  return keeper
}

let isNotified = false

/** Whoever has been told once sees it beside each form from then on. */
const tellOnce = () => {
  if (!isNotified) notify(words.draftNotKept)
  isNotified = true
}
