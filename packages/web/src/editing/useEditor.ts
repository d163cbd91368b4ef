import type { EditorEmitted } from "@crewfleet/machines"
import { useCallback, useState } from "react"
import type { AnyStateMachine, EventFrom, InputFrom } from "xstate"
import { tell } from "../notice/noticesAtom.ts"
import { useLogic } from "../useLogic.ts"
import { type DraftsOf, useDraftKeeper } from "./useDraftKeeper.ts"

/**
 * Runs an editor for as long as it is shown, and keeps its draft. That something is done is told to everybody; what was
 * said against the last attempt stays with the form as `refusals`, until `begin` sends the next one; `attempts` counts
 * them. `change` takes what is typed. `unkept` says that the draft could not be kept.
 */
export const useEditor = <Logic extends AnyStateMachine, Thing, Form>(
  logic: Logic,
  input: InputFrom<Logic>,
  draftsOf: DraftsOf<Thing, Form>
) => {
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [attempts, setAttempts] = useState(0)
  const keeper = useDraftKeeper(draftsOf, (isKept) =>
    send({ type: isKept ? "draft.kept" : "draft.unkept" } as never)
  )
  const [state, send] = useLogic(logic, { input } as never, (emitted) => {
    const heard = emitted as EditorEmitted<Thing, Form>
    if (heard.type === "draft.changed") keeper.change(heard.id, heard.draft)
    else if (heard.notice.level === "success") tell(heard.notice)
    else setRefusals((earlier) => [...new Set([...earlier, heard.notice.text])])
  })
  const begin = (event: EventFrom<Logic>) => {
    setRefusals([])
    setAttempts((earlier) => earlier + 1)
    send(event as never)
  }
  const change = useCallback(
    (changes: object) => send({ type: "form.changed", changes, key: crypto.randomUUID() } as never),
    [send]
  )
  const unkept = (state as { matches: (value: object) => boolean }).matches({ open: { keeping: "unkept" } })
  return { state, send, change, begin, refusals, attempts, unkept }
}
