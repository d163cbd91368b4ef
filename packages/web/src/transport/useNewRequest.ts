import type { newTransportMachine, TransportAnswers, TransportDraft } from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import { useCallback, useState } from "react"
import type { ActorOptions } from "xstate"
import type { Drafts } from "../editing/Drafts.ts"
import { useDraftKeeper } from "../editing/useDraftKeeper.ts"
import { notify } from "../notice/noticesAtom.ts"
import { useLogic } from "../useLogic.ts"
import type { AskedAnswers } from "./wardDrafts.ts"

interface NewRequest {
  readonly logic: typeof newTransportMachine
  readonly input: NonNullable<ActorOptions<typeof newTransportMachine>["input"]>
  readonly drafts: Drafts<TransportJob, AskedAnswers>
  readonly owner: string | undefined
}

const keptOf = (draft: TransportDraft | undefined) =>
  draft && { ...draft, form: { ...draft.form, agencyId: draft.agencyId } }

/** Runs what asks for a journey for as long as its page is shown, and keeps its draft. */
export const useNewRequest = ({ logic, input, drafts, owner }: NewRequest) => {
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [unkept, setUnkept] = useState(false)
  const keeper = useDraftKeeper({ drafts, owner }, (isKept) => setUnkept(!isKept))
  const [state, send] = useLogic(logic, { input }, (emitted) => {
    if (emitted.type === "draft.changed") keeper.change(undefined, keptOf(emitted.draft))
    else if (emitted.notice.level === "info" || emitted.notice.level === "success") notify(emitted.notice)
    else setRefusals((earlier) => [...new Set([...earlier, emitted.notice.text])])
  })
  const change = useCallback(
    (changes: Partial<TransportAnswers>) => send({ type: "form.changed", changes, key: crypto.randomUUID() }),
    [send]
  )
  const submit = () => {
    setRefusals([])
    send({ type: "submit.asked", now: new Date().toISOString(), key: crypto.randomUUID() })
  }
  return { state, send, change, submit, refusals, unkept }
}
