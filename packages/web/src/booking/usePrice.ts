import type { PriceContext, PriceLogic } from "@crewfleet/machines"
import { useEffect, useEffectEvent } from "react"
import { useLogic } from "../useLogic.ts"

/** A price that follows what is typed. */
export interface ShownPrice<Price> extends Omit<PriceContext<unknown, Price>, "hire"> {
  readonly busy: boolean
  readonly retry: () => void
}

/** Asks for the price of what is wanted as it changes, and anew when the service has refused something. */
export const usePrice = <Hire, Price>(
  logic: PriceLogic<Hire, Price>,
  hire: Hire | undefined,
  refused: ReadonlyArray<unknown>
): ShownPrice<Price> => {
  const [state, send] = useLogic(logic, {})
  const wanted = JSON.stringify(hire)
  const ask = useEffectEvent(() => send({ type: "hire.changed", hire }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another hire has another price
  useEffect(() => ask(), [wanted])
  const retry = () => send({ type: "reload.asked" })
  const askAgain = useEffectEvent(retry)
  useEffect(() => {
    if (refused.length > 0) askAgain()
  }, [refused])
  const { quote, failure } = state.context
  return { quote, failure, busy: state.hasTag("busy"), retry }
}
