import type { Notice } from "@crewfleet/sdk"
import { useState } from "react"
import type { AnyStateMachine, EventFrom, InputFrom } from "xstate"
import { tell } from "../notice/noticesAtom.ts"
import { useLogic } from "../useLogic.ts"

/**
 * Runs an editor for as long as it is shown. That something is done is told to everybody; what was said against the last
 * attempt stays with the form as `refusals`, until `begin` sends the next one; `attempts` counts them.
 */
export const useEditor = <Logic extends AnyStateMachine>(logic: Logic, input: InputFrom<Logic>) => {
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [attempts, setAttempts] = useState(0)
  const [state, send] = useLogic(logic, { input } as never, (emitted) => {
    const { notice } = emitted as { readonly notice: Notice }
    if (notice.level === "success") tell(notice)
    else setRefusals((earlier) => [...earlier, notice.text])
  })
  const begin = (event: EventFrom<Logic>) => {
    setRefusals([])
    setAttempts((earlier) => earlier + 1)
    send(event as never)
  }
  return { state, send, begin, refusals, attempts }
}
