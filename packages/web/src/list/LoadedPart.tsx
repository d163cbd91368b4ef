import type { loadingMachine } from "@crewfleet/machines"
import type { ReactNode } from "react"
import { type LastReadOf, useLastRead } from "../lastRead/useLastRead.ts"
import { writeMoment } from "../time/write.ts"
import { Callout } from "../ui/Callout.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { PartBody } from "./PartBody.tsx"

interface LoadedPartProps<Value, Request> {
  readonly logic: ReturnType<typeof loadingMachine<Value, Request>>
  /** What is asked for; read once. */
  readonly request: Request
  /** Where the answer is kept, so that it can be shown when the service cannot be asked. */
  readonly lastRead?: LastReadOf<Value> | undefined
  /** How many lines stand there until it is known. */
  readonly lines: number
  /** What is shown of the answer, and how it is asked for once more. */
  readonly children: (value: Value, reload: () => void) => ReactNode
}

/** A part of a screen that shows one answer, or why there is none and a retry. */
export function LoadedPart<Value, Request>(props: LoadedPartProps<Value, Request>) {
  const { logic, request, lines, lastRead, children } = props
  const [state, send] = useLogic(logic, { input: { request } })
  const { value, failure, attempts } = state.context
  const last = useLastRead(lastRead, state.context)
  const reload = () => send({ type: "reload.asked" })
  if (last)
    return (
      <>
        <Callout title="The service cannot be reached">
          <p>This is as it stood on {writeMoment(last.at)}. It is asked again by itself.</p>
        </Callout>
        {children(last.value, reload)}
      </>
    )
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
