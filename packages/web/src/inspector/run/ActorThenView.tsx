import type { Chart, LaidOut } from "@crewfleet/machines/inspection"
import { pathsOf, type Timeline } from "@crewfleet/machines/recording"
import { useEffect, useMemo, useReducer, useState } from "react"
import { Callout } from "../../ui/Callout.tsx"
import { LoadingState } from "../../ui/LoadingState.tsx"
import { Stack } from "../../ui/Stack.tsx"
import { chartOfMachine, laidOutBefore, laidOutOnce } from "../charts.ts"
import { DrawingView } from "../DrawingView.tsx"
import { ContextView } from "./ContextView.tsx"

interface ActorThenViewProps {
  readonly timeline: Timeline
  readonly at: number
  readonly actor: string | undefined
}

/** One actor at a step: its machine with the states lit that it was in, and what it kept in mind. */
export function ActorThenView({ timeline, at, actor }: ActorThenViewProps) {
  const known = actor === undefined ? undefined : timeline.actorsAt(at).find(({ name }) => name === actor)
  const then = actor === undefined ? undefined : timeline.at(actor, at)
  if (!known || !then) return <Callout>Choose an actor to see where it was.</Callout>
  return (
    <Stack as="section" aria-label={`${known.name} then`}>
      <h2>{known.name}</h2>
      <LitMachine key={known.machine} machine={known.machine} state={then.state} />
      <ContextView then={then} isNow={then.step === at} />
    </Stack>
  )
}

function LitMachine({
  machine,
  state
}: {
  readonly machine: string
  readonly state: Parameters<typeof pathsOf>[0]
}) {
  const chart = useMemo(() => chartOfMachine(machine), [machine])
  const paths = useMemo(() => pathsOf(state), [state])
  if (!chart) return <Callout tone="warning">There is no machine {machine} in this version.</Callout>
  return <LitDrawing chart={chart} paths={paths} />
}

function LitDrawing({ chart, paths }: { readonly chart: Chart; readonly paths: ReadonlyArray<string> }) {
  const laidOut = useLaidOut(chart)
  const lit = useMemo(() => new Set(paths), [paths])
  if (!laidOut) return <LoadingState message="The machine is being drawn …" />
  // The innermost comes into sight.
  return <DrawingView laidOut={laidOut} lit={lit} selected={paths.at(-1)} />
}

/** The drawing of a machine, shown the moment it is there: whoever goes through a run does not wait for a fallback to have been seen. */
const useLaidOut = (chart: Chart): LaidOut | undefined => {
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const laidOut = laidOutBefore(chart)
  const isThere = laidOut !== undefined
  useEffect(() => {
    if (!isThere) laidOutOnce(chart).then(drawAgain, (error: unknown) => setFailure({ error }))
  }, [chart, isThere])
  if (failure) throw failure.error
  return laidOut
}
