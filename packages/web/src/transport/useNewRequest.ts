import type { newTransportMachine, TransportAnswers, TransportDraft } from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import { useCallback, useEffect, useEffectEvent, useState } from "react"
import type { ActorOptions } from "xstate"
import type { Drafts } from "../editing/Drafts.ts"
import { useDraftKeeper } from "../editing/useDraftKeeper.ts"
import type { FormPlaceInAddress } from "../form/useFormPlace.ts"
import { notify } from "../notice/noticesAtom.ts"
import { useLogic } from "../useLogic.ts"
import type { AskedAnswers } from "./wardDrafts.ts"

interface NewRequest {
  readonly logic: typeof newTransportMachine
  readonly input: NonNullable<ActorOptions<typeof newTransportMachine>["input"]>
  readonly drafts: Drafts<TransportJob, AskedAnswers>
  readonly owner: string | undefined
  readonly place: FormPlaceInAddress
}

const keptOf = (draft: TransportDraft | undefined) =>
  draft && { ...draft, form: { ...draft.form, agencyId: draft.agencyId } }

/** Runs what asks for a journey for as long as its page is shown, keeps its draft, and goes to the receipt once it is sent. */
export const useNewRequest = ({ logic, input, drafts, owner, place }: NewRequest) => {
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
  const isSent = state.matches("sent")
  const goToStart = useEffectEvent(() => place.go({}))
  useEffect(() => {
    if (isSent) goToStart()
  }, [isSent])
  const { form: answers, problems, left } = state.context
  /** What the pages of the request show and do. */
  const pages = {
    place,
    answers,
    problems,
    refusals,
    left,
    busy: state.hasTag("busy"),
    unkept,
    act: "Send request",
    onChange: change,
    onLeftRead: () => send({ type: "left.dismissed" }),
    onSubmit: submit
  } as const
  return { state, send, pages }
}
