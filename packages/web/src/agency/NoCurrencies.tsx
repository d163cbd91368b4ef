import type { Failure } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import { failureWords } from "../list/failureWords.ts"
import { Button } from "../ui/Button.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"

interface NoCurrenciesProps {
  readonly failure: Failure | undefined
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Stands where the currencies will be: until they are loaded, when that failed, and when there are none. */
export function NoCurrencies({ failure, busy, onRetry }: NoCurrenciesProps) {
  if (failure)
    return <ErrorState message={failureWords("loadCurrencies", failure)} busy={busy} onRetry={onRetry} />
  if (busy) return <SkeletonLines lines={4} />
  return (
    <EmptyState
      title={words.noCurrencies.text}
      action={
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    />
  )
}
