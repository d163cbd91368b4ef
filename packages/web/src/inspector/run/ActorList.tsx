import { stateText, type Timeline } from "@crewfleet/machines/recording"
import { useVirtualizer } from "@tanstack/react-virtual"
import { useEffect, useMemo, useRef } from "react"
import styles from "./ActorList.module.css"

interface ActorListProps {
  readonly timeline: Timeline
  readonly at: number
  readonly chosen: string | undefined
  readonly onChoose: (actor: string) => void
}

/** How high an actor is drawn, in pixels. */
const height = 56

/** Everybody who had begun, each below who started it, with where it was; those in sight are drawn, and whoever is chosen comes into sight. */
export function ActorList({ timeline, at, chosen, onChoose }: ActorListProps) {
  const actors = useMemo(() => timeline.actorsAt(at), [timeline, at])
  const view = useRef<HTMLElement>(null)
  const rows = useVirtualizer({
    count: actors.length,
    getScrollElement: () => view.current,
    estimateSize: () => height,
    getItemKey: (index) => actors[index]?.name ?? index,
    overscan: 8
  })
  const place = actors.findIndex(({ name }) => name === chosen)
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(place, { align: "auto" })
  }, [rows, place])
  return (
    <section ref={view} aria-label="Actors" className={styles.actors}>
      <ul className={styles.list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const { name } = actors[index] ?? { name: "" }
          const then = timeline.at(name, at)
          const state = then && stateText(then.state)
          return (
            <li
              key={key}
              className={styles.row}
              style={{ top: start, height, paddingInlineStart: `${name.split("/").length - 1}rem` }}
            >
              <button
                type="button"
                className={styles.actor}
                aria-pressed={name === chosen}
                data-now={then?.step === at}
                title={state}
                onClick={() => onChoose(name)}
              >
                <span className={styles.name}>{name.slice(name.lastIndexOf("/") + 1)}</span>
                <span className={styles.state}>{state}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
