import type { Notice } from "@crewfleet/sdk"
import { useMachine } from "@xstate/react"
import { useEffectEvent, useLayoutEffect } from "react"
import type { Actor, ActorOptions, AnyStateMachine, EmittedFrom, StateFrom } from "xstate"
import { notify } from "./notice/noticesAtom.ts"
import { inspected } from "./recording/inspected.ts"

/** Shows what a machine has to notify, and lets the rest pass. */
export const notifyEmitted = (emitted: { readonly type: string; readonly notice?: Notice }): void => {
  if (emitted.notice) notify(emitted.notice)
}

/** Runs a machine for as long as the screen is shown, and hands over what it emits. */
export const useLogic = <Logic extends AnyStateMachine>(
  logic: Logic,
  options: ActorOptions<Logic>,
  onEmitted: (emitted: EmittedFrom<Logic>) => void = notifyEmitted as (emitted: EmittedFrom<Logic>) => void
): [StateFrom<Logic>, Actor<Logic>["send"]] => {
  const [state, send, actor] = useMachine(logic, inspected(options) as never)
  const heard = useEffectEvent(onEmitted)
  // The actor starts in an effect; a layout effect comes before it, so that nothing emitted at the start is missed.
  useLayoutEffect(() => {
    const subscription = actor.on("*", (emitted) => heard(emitted as EmittedFrom<Logic>))
    return () => subscription.unsubscribe()
  }, [actor])
  return [state, send]
}
