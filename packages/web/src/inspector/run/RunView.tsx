import { runPlayerMachine } from "@crewfleet/machines/inspection"
import { stepsFound, type Timeline } from "@crewfleet/machines/recording"
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { Grid } from "../../ui/Grid.tsx"
import { SegmentedControl } from "../../ui/SegmentedControl.tsx"
import { Stack } from "../../ui/Stack.tsx"
import { useLogic } from "../../useLogic.ts"
import { layOutAhead } from "../charts.ts"
import { ActorList } from "./ActorList.tsx"
import { ActorThenView } from "./ActorThenView.tsx"
import { PlayerBar } from "./PlayerBar.tsx"
import { SequenceView } from "./SequenceView.tsx"
import { StepFilterFields } from "./StepFilterFields.tsx"
import { StepList } from "./StepList.tsx"

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
  readonly beside?: (at: number) => ReactNode
}

/** A run of machines: who there was, where each was at the step that is looked at, and every step. */
export function RunView({ timeline, count, isLive, notes, acts, beside }: RunViewProps) {
  const times = useMemo(() => timeline.steps.slice(0, count).map(({ at }) => at), [timeline, count])
  const [player, send] = useLogic(runPlayerMachine, { input: { times } })
  const [chosen, setChosen] = useState<string>()
  const [ofActor, setOfActor] = useState(false)
  const [words, setWords] = useState("")
  const [noticesOnly, setNoticesOnly] = useState(false)
  const [look, setLook] = useState<"steps" | "sequence">("steps")
  useEffect(() => send({ type: "run.grown", times }), [send, times])
  useEffect(() => {
    if (isLive) send({ type: "follow.asked" })
  }, [send, isLive])

  useEffect(() => layOutAhead(timeline.actorsAt(count).map(({ machine }) => machine)), [timeline, count])

  const { at } = player.context
  const actor = chosen ?? timeline.steps[at]?.actor
  const wanted = useDeferredValue(words)
  const found = useMemo(
    () =>
      stepsFound(timeline.steps.slice(0, count), {
        actor: ofActor ? chosen : undefined,
        words: wanted,
        noticesOnly
      }),
    [timeline, count, chosen, ofActor, wanted, noticesOnly]
  )
  if (count === 0) return <EmptyState title="Nothing has happened yet." />
  return (
    <Stack>
      {notes}
      <PlayerBar player={player} send={send} isLive={isLive} step={timeline.steps[at]} />
      {acts?.(at)}
      <Grid columns={beside ? [2, 4, 5] : [1, 4]} stackedBelow={64}>
        <ActorList timeline={timeline} at={at} chosen={actor} onChoose={setChosen} />
        <ActorThenView timeline={timeline} at={at} actor={actor} />
        {beside?.(at)}
      </Grid>
      <StepFilterFields
        words={words}
        onWords={setWords}
        noticesOnly={noticesOnly}
        onNoticesOnly={setNoticesOnly}
        actor={chosen}
        ofActor={ofActor}
        onOfActor={setOfActor}
        found={found.length}
        of={count}
      />
      <SegmentedControl
        label="Steps as"
        segments={[
          { value: "steps", label: "Timeline" },
          { value: "sequence", label: "Sequence" }
        ]}
        value={look}
        onChange={setLook}
      />
      {look === "steps" ? (
        <StepList
          steps={timeline.steps}
          found={found}
          at={at}
          onJump={(to) => send({ type: "jumped", to })}
        />
      ) : (
        <SequenceView
          steps={timeline.steps}
          found={found}
          at={at}
          onJump={(to) => send({ type: "jumped", to })}
        />
      )}
    </Stack>
  )
}
