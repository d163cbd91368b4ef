import { stepsFound, type Timeline } from "@crewfleet/machines/recording"
import { useDeferredValue, useMemo, useState } from "react"
import { SegmentedControl } from "../../ui/SegmentedControl.tsx"
import { SequenceView } from "./SequenceView.tsx"
import { StepFilterFields } from "./StepFilterFields.tsx"
import { StepList } from "./StepList.tsx"

interface StepsViewProps {
  readonly timeline: Timeline
  /** How many steps there are by now; it tells that the timeline has grown. */
  readonly count: number
  readonly at: number
  /** The actor that somebody looks at. */
  readonly chosen: string | undefined
  readonly onJump: (to: number) => void
}

/** Every step of a run that is wanted, one below the other or as who told whom. */
export function StepsView({ timeline, count, at, chosen, onJump }: StepsViewProps) {
  const [ofActor, setOfActor] = useState(false)
  const [words, setWords] = useState("")
  const [noticesOnly, setNoticesOnly] = useState(false)
  const [look, setLook] = useState<"steps" | "sequence">("steps")
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
  const List = look === "steps" ? StepList : SequenceView
  return (
    <>
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
      <List steps={timeline.steps} found={found} at={at} onJump={onJump} />
    </>
  )
}
