import type { AskedRequirement, MatrixWorker } from "@crewfleet/sdk"
import { changeText } from "@crewfleet/sdk/rules"
import { useWindowVirtualizer } from "@tanstack/react-virtual"
import { memo, useLayoutEffect, useRef, useState } from "react"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { EligibilityBadge } from "./EligibilityBadge.tsx"
import { EligibilityReasons } from "./EligibilityReasons.tsx"
import styles from "./MatrixCards.module.css"
import { type MatrixWorkers, workerPath } from "./MatrixWorkers.ts"

/** Workers below each other, each with what is in the way, in words; only those in sight are drawn. */
export const MatrixCards = memo(function MatrixCards({ agencyId, requirements, workers }: MatrixWorkers) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + scrollY)
  }, [])
  const { getVirtualItems, getTotalSize, measureElement } = useWindowVirtualizer({
    count: workers.length,
    getItemKey: (index) => workers[index]?.id ?? index,
    estimateSize: () => 84,
    overscan: 4,
    scrollMargin
  })
  return (
    <ul ref={list} className={styles.cards} style={{ height: getTotalSize() }} aria-label="Workers">
      {getVirtualItems().map(({ index, start }) => {
        const worker = workers[index]
        return (
          worker && (
            <li
              key={worker.id}
              ref={measureElement}
              data-index={index}
              className={styles.place}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
              aria-setsize={workers.length}
              aria-posinset={index + 1}
            >
              <WorkerCard agencyId={agencyId} requirements={requirements} worker={worker} />
            </li>
          )
        )
      })}
    </ul>
  )
})

interface WorkerCardProps {
  readonly agencyId: number
  readonly requirements: ReadonlyArray<AskedRequirement>
  readonly worker: MatrixWorker
}

const WorkerCard = memo(function WorkerCard({ agencyId, requirements, worker }: WorkerCardProps) {
  const { firstname, lastname, employmentNumber, verdict, cells, changes } = worker
  const [next] = changes
  return (
    <article className={styles.card}>
      <Row as="header" justify="between">
        <h3 className={styles.name}>
          <Link href={workerPath(agencyId, worker)} className={styles.opens}>
            {firstname} {lastname}
          </Link>
        </h3>
        <EligibilityBadge verdict={verdict} />
      </Row>
      {employmentNumber && <p className={styles.minor}>{employmentNumber}</p>}
      <EligibilityReasons
        findings={cells.flatMap((cell, at) => {
          const requirement = requirements[at]
          return requirement ? [{ requirementId: requirement.id, name: requirement.name, ...cell }] : []
        })}
      />
      {next && <p className={styles.minor}>{changeText(next)}</p>}
    </article>
  )
})
