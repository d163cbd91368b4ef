import type { Chart, LaidOut } from "@crewfleet/machines/inspection"
import { type ReactNode, useEffect, useReducer, useState } from "react"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { laidOutBefore, laidOutOnce } from "./charts.ts"

interface LaidOutMachineProps {
  readonly chart: Chart
  readonly children: (laidOut: LaidOut) => ReactNode
}

/** Shows a machine the moment that it is laid out: whoever goes through a run does not wait for a fallback to have been seen. */
export function LaidOutMachine({ chart, children }: LaidOutMachineProps) {
  const [hasFailed, setFailed] = useState(false)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const laidOut = laidOutBefore(chart)
  const isWanted = laidOut === undefined && !hasFailed
  useEffect(() => {
    if (isWanted) laidOutOnce(chart).then(drawAgain, () => setFailed(true))
  }, [chart, isWanted])
  if (laidOut) return children(laidOut)
  if (!hasFailed) return <LoadingState message="The machine is being drawn …" />
  return (
    <Callout tone="warning">
      <p>{chart.id} could not be drawn.</p>
      <Button size="small" onClick={() => setFailed(false)}>
        Try again
      </Button>
    </Callout>
  )
}
