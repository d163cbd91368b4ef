import type { Notice } from "@crewfleet/sdk"
import { useState } from "react"
import type { ActorOptions, AnyStateMachine, EventFrom } from "xstate"
import { notify } from "../notice/noticesAtom.ts"
import { useLogic } from "../useLogic.ts"

/** Runs a machine that asks something: what went wrong stays with its form until the next attempt, all else is told. */
export const useAsking = <Logic extends AnyStateMachine>(logic: Logic, options: ActorOptions<Logic>) => {
  const [refusals, setRefusals] = useState<ReadonlyArray<Notice>>([])
  const [state, send] = useLogic(logic, options, (emitted) => {
    const { notice } = emitted as unknown as { readonly notice: Notice }
    if (notice.level === "success" || notice.level === "info") notify(notice)
    else setRefusals((earlier) => [...earlier, notice])
  })
  const attempt = (event: EventFrom<Logic>) => {
    setRefusals([])
    send(event as never)
  }
  return { state, refusals, attempt }
}
