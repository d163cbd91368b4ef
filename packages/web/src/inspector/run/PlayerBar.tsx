import { playSpeeds, type RunPlayerEvent, type runPlayerMachine } from "@crewfleet/machines/inspection"
import type { RecordedStep } from "@crewfleet/machines/recording"
import type { StateFrom } from "xstate"
import { Button } from "../../ui/Button.tsx"
import { Row } from "../../ui/Row.tsx"
import { SelectField } from "../../ui/SelectField.tsx"
import styles from "./PlayerBar.module.css"

interface PlayerBarProps {
  readonly player: StateFrom<typeof runPlayerMachine>
  readonly send: (event: RunPlayerEvent) => void
  readonly isLive: boolean
  readonly step: RecordedStep | undefined
}

/** Plays a run, steps through it and jumps within it; follows one that goes on. */
export function PlayerBar({ player, send, isLive, step }: PlayerBarProps) {
  const { at, speed, times } = player.context
  const isPlaying = player.matches("playing")
  return (
    <section aria-label="Player" className={styles.bar}>
      <Row across={3}>
        <Button size="small" disabled={at <= 0} onClick={() => send({ type: "stepped", by: -1 })}>
          Back
        </Button>
        <Button
          size="small"
          kind="primary"
          onClick={() => send({ type: isPlaying ? "pause.asked" : "play.asked" })}
        >
          {isPlaying ? "Pause" : "Play"}
        </Button>
        <Button
          size="small"
          disabled={at >= times.length - 1}
          onClick={() => send({ type: "stepped", by: 1 })}
        >
          Step
        </Button>
        <SelectField
          name="speed"
          label="Speed"
          labelHidden
          choices={playSpeeds.map((each) => ({ value: String(each), label: `${each} ×` }))}
          value={String(speed)}
          onChange={({ target }) => send({ type: "speed.chosen", speed: Number(target.value) })}
        />
        {isLive && (
          <Button
            size="small"
            aria-pressed={player.matches("following")}
            onClick={() => send({ type: player.matches("following") ? "pause.asked" : "follow.asked" })}
          >
            Follow
          </Button>
        )}
        <input
          type="range"
          className={styles.scrubber}
          aria-label="Step"
          aria-valuetext={`Step ${at + 1} of ${times.length}`}
          min={0}
          max={Math.max(times.length - 1, 0)}
          value={Math.max(at, 0)}
          onChange={({ target }) => send({ type: "jumped", to: Number(target.value) })}
        />
      </Row>
      <p className={styles.now} role="status">
        Step {at + 1} of {times.length}
        {step && (
          <>
            , after {(step.at / 1_000).toFixed(1)} s: {step.actor}{" "}
            {step._tag === "Heard" ? <code>{step.event.type}</code> : "began"}
          </>
        )}
      </p>
    </section>
  )
}
