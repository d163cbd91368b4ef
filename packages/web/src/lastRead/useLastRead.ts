import type { Failure } from "@crewfleet/sdk"
import { isUnreachable } from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import type { LastRead, LastReads } from "./lastReads.ts"

/** Where an answer of the service is kept for when it cannot be asked. */
export interface LastReadOf<Value> {
  readonly reads: LastReads<Value>
  readonly owner: string | undefined
  readonly id: number
  /** In which failures it is given: where the service cannot be reached, unless told otherwise. */
  readonly isGivenIn?: (failure: Failure) => boolean
}

/** What the service tells, or why it does not. */
interface Asked<Value> {
  readonly value: Value | undefined
  readonly failure: Failure | undefined
}

/** Milliseconds after which somebody is shown what is known rather than nothing. */
const patience = 4_000

/** Keeps what the service tells, where that is wanted; gives what it told last where it does not, or takes its time. */
export const useLastRead = <Value>(
  of: LastReadOf<Value> | undefined,
  { value, failure }: Asked<Value>
): LastRead<Value> | undefined => {
  const { reads, owner, id = 0, isGivenIn = isUnreachable } = of ?? {}
  const [last, setLast] = useState<LastRead<Value>>()
  const isTold = value !== undefined && failure === undefined
  const wait = failure === undefined ? patience : isGivenIn(failure) ? 0 : undefined
  useEffect(() => {
    if (isTold) reads?.keep(owner, id, value)
  }, [reads, owner, id, isTold, value])
  useEffect(() => {
    if (isTold || wait === undefined) return setLast(undefined)
    const timer = setTimeout(() => reads?.read(owner, id).then(setLast), wait)
    return () => clearTimeout(timer)
  }, [reads, owner, id, isTold, wait])
  return last
}
