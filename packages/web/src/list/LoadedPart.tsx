import type { loadingMachine } from "@crewfleet/machines"
import type { ReactNode } from "react"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { PartBody } from "./PartBody.tsx"

interface LoadedPartProps<Value, Request> {
  readonly logic: ReturnType<typeof loadingMachine<Value, Request>>
  /** What is asked for; read once. */
  readonly request: Request
  /** How many lines stand there until it is known. */
  readonly lines: number
  /** What is shown of the answer, and how it is asked for once more. */
  readonly children: (value: Value, reload: () => void) => ReactNode
}

/** A part of a screen that shows one answer, or why there is none and a retry. */
export function LoadedPart<Value, Request>(props: LoadedPartProps<Value, Request>) {
  const { logic, request, lines, children } = props
  const [state, send] = useLogic(logic, { input: { request } })
  const { value, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  return (
    <PartBody
      situation="authenticatedCall"
      failure={failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={reload}
      nothing={undefined}
      skeleton={<SkeletonLines lines={lines} />}
    >
      {value !== undefined && children(value, reload)}
    </PartBody>
  )
}
