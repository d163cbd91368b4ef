import { runPlayerMachine } from "@crewfleet/machines/inspection"
import type { Timeline } from "@crewfleet/machines/recording"
import { type ReactNode, useEffect, useMemo, useState } from "react"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { Grid } from "../../ui/Grid.tsx"
import { Stack } from "../../ui/Stack.tsx"
import { useLogic } from "../../useLogic.ts"
import { layOutAhead } from "../charts.ts"
import { ActorList } from "./ActorList.tsx"
import { ActorThenView } from "./ActorThenView.tsx"
import { PlayerBar } from "./PlayerBar.tsx"
import { StepsView } from "./StepsView.tsx"

interface RunViewProps {
  readonly timeline: Timeline
  /** How many steps there are by now; it tells that the timeline has grown. */
  readonly count: number
  /** Whether it begins at its end and goes on there. */
  readonly isLive: boolean
  /** What stands above all of it. */
  readonly notes?: ReactNode
  /** What can be done with the run at a step. */
  readonly acts?: (at: number) => ReactNode
  /** What stands beside the drawing at a step. */
  readonly beside?: (at: number, goTo: (step: number) => void) => ReactNode
}

/** A run of machines: who there was, where each was at the step that is looked at, and every step. */
export function RunView({ timeline, count, isLive, notes, acts, beside }: RunViewProps) {
  const times = useMemo(() => timeline.steps.slice(0, count).map(({ at }) => at), [timeline, count])
  const [player, send] = useLogic(runPlayerMachine, { input: { times } })
  const [chosen, setChosen] = useState<string>()
  useEffect(() => send({ type: "run.grown", times }), [send, times])
  useEffect(() => {
    if (isLive) send({ type: "follow.asked" })
  }, [send, isLive])

  useEffect(() => layOutAhead(timeline.actorsAt(count).map(({ machine }) => machine)), [timeline, count])

  const goTo = (to: number) => send({ type: "jumped", to })
  const { at } = player.context
  const actor = chosen ?? timeline.steps[at]?.actor
  if (count === 0) return <EmptyState title="Nothing has happened yet." />
  return (
    <Stack>
      {notes}
      <PlayerBar player={player} send={send} isLive={isLive} step={timeline.steps[at]} />
      {acts?.(at)}
      <Grid columns={beside ? [2, 4, 5] : [1, 4]} stackedBelow={64}>
        <ActorList timeline={timeline} at={at} chosen={actor} onChoose={setChosen} />
        <ActorThenView timeline={timeline} at={at} actor={actor} />
        {beside?.(at, goTo)}
      </Grid>
      <StepsView timeline={timeline} count={count} at={at} chosen={chosen} onJump={goTo} />
    </Stack>
  )
}
