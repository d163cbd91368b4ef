import { pathsOf, type Timeline } from "@crewfleet/machines/recording"
import { useMemo } from "react"
import { Callout } from "../../ui/Callout.tsx"
import { Stack } from "../../ui/Stack.tsx"
import { chartOfMachine } from "../charts.ts"
import { DrawingView } from "../DrawingView.tsx"
import { LaidOutMachine } from "../LaidOutMachine.tsx"
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
  const lit = useMemo(() => new Set(paths), [paths])
  if (!chart) return <Callout tone="warning">There is no machine {machine} in this version.</Callout>
  // The innermost comes into sight.
  return (
    <LaidOutMachine chart={chart}>
      {(laidOut) => <DrawingView laidOut={laidOut} lit={lit} selected={paths.at(-1)} />}
    </LaidOutMachine>
  )
}
