import { stateText, type Timeline } from "@crewfleet/machines/recording"
import { useMemo } from "react"
import { Stack } from "../../ui/Stack.tsx"
import styles from "./ActorList.module.css"

interface ActorListProps {
  readonly timeline: Timeline
  readonly at: number
  readonly chosen: string | undefined
  readonly onChoose: (actor: string) => void
}

/** Everybody who had begun, each below who started it, with where it was. */
export function ActorList({ timeline, at, chosen, onChoose }: ActorListProps) {
  const actors = useMemo(() => timeline.actorsAt(at), [timeline, at])
  return (
    <section aria-label="Actors" className={styles.actors}>
      <Stack as="ul" gap={1} className={styles.list}>
        {actors.map(({ name }) => {
          const then = timeline.at(name, at)
          return (
            <li key={name} style={{ paddingInlineStart: `${name.split("/").length - 1}rem` }}>
              <button
                type="button"
                className={styles.actor}
                aria-pressed={name === chosen}
                data-now={then?.step === at}
                onClick={() => onChoose(name)}
              >
                <span className={styles.name}>{name.slice(name.lastIndexOf("/") + 1)}</span>
                <span className={styles.state}>{then && stateText(then.state)}</span>
              </button>
            </li>
          )
        })}
      </Stack>
    </section>
  )
}
