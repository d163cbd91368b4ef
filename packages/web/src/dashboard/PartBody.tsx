import type { Failure, Situation } from "@crewfleet/sdk"
import type { ReactNode } from "react"
import { EmptyState } from "../ui/EmptyState.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { failureWords } from "./failureWords.ts"
import styles from "./PartBody.module.css"

interface PartBodyProps {
  /** The room that the figures will take, kept free from the start so that nothing jumps. */
  readonly size: "bars" | "ring" | "graph" | "table"
  readonly situation: Situation
  readonly failure: Failure | undefined
  readonly busy: boolean
  readonly onRetry: () => void
  /** What to say when there is nothing to show; undefined when there is, or when that is not known yet. */
  readonly nothing: string | undefined
  readonly skeleton: ReactNode
  /** The figures; undefined until they are known. */
  readonly children: ReactNode
}

/** What one part of the dashboard shows: why it failed and a retry, its figures, or that there are none. */
export function PartBody({ size, situation, failure, busy, onRetry, ...part }: PartBodyProps) {
  return (
    <div className={styles.body} data-size={size}>
      {failure ? (
        <ErrorState message={failureWords(situation, failure)} busy={busy} onRetry={onRetry} />
      ) : part.nothing ? (
        <EmptyState title={part.nothing} />
      ) : (
        (part.children ?? part.skeleton)
      )}
    </div>
  )
}
