import type { Failure, Situation } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { Boundary } from "../layout/Boundary.tsx"
import { reload } from "../layout/reload.ts"
import { EmptyState } from "../ui/EmptyState.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useHeldFocus } from "../ui/useHeldFocus.ts"
import { failureWords } from "./failureWords.ts"
import styles from "./PartBody.module.css"

interface PartBodyProps {
  /** The height that the contents will take, kept free from the start so that nothing jumps. */
  readonly room?: string
  readonly situation: Situation
  readonly failure: Failure | undefined
  /** How often it has failed for want of an answer; above 0 it is tried again by itself. */
  readonly attempts?: number
  readonly busy: boolean
  /** Left out where trying again can never help. */
  readonly onRetry: (() => void) | undefined
  /** What to say when there is nothing to show; undefined when there is, or when that is not known yet. */
  readonly nothing: string | undefined
  /** What to do about it. */
  readonly advice?: string | undefined
  readonly action?: ReactNode
  readonly skeleton: ReactNode
  /** What was asked for; undefined until it is known. */
  readonly children: ReactNode
}

/**
 * What a part of a screen shows that loads by itself: why it failed and a retry, its contents, or that there are none. The focus
 * stays with it where what had it goes.
 */
export function PartBody({ room, situation, failure, attempts = 0, busy, onRetry, ...part }: PartBodyProps) {
  const held = useHeldFocus()
  return (
    <Stack gap={0} justify="stretch" className={styles.body} style={{ minHeight: room }} {...held}>
      {failure ? (
        <ErrorState
          message={failureWords(situation, failure)}
          detail={attempts > 0 ? words.tryingAgain.text : undefined}
          busy={busy}
          onRetry={onRetry}
        />
      ) : part.nothing ? (
        <EmptyState title={part.nothing} action={part.action}>
          {part.advice}
        </EmptyState>
      ) : (
        <Boundary instead={<ErrorState message="This part could not be shown" onRetry={reload} />}>
          {part.children ?? part.skeleton}
        </Boundary>
      )}
    </Stack>
  )
}
