import { isRefusedWith, type Worker } from "@crewfleet/sdk"
import type { Credential } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Button } from "../ui/Button.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import type { LoadedRecords } from "./useRecords.ts"
import { WorkerNotFound } from "./WorkerNotFound.tsx"

interface RecordsPageProps {
  readonly of: LoadedRecords
  readonly title?: string
  readonly windowTitle: string
  /** Where the worker's own page is, to which it leads back. */
  readonly back: string
  /** Whether it can be printed. */
  readonly prints?: boolean
  readonly children: (worker: Worker, credentials: ReadonlyArray<Credential>) => ReactNode
}

/** A page about a worker and their records once both are there. */
export function RecordsPage({ of, title, windowTitle, back, prints = false, children }: RecordsPageProps) {
  const { worker, credentials, failure, attempts, busy, reload } = of
  if (failure && isRefusedWith(failure, 404)) return <WorkerNotFound />
  return (
    <Page
      {...(title && { title })}
      windowTitle={windowTitle}
      back={<BackLink href={back} label="Worker" />}
      actions={prints && worker && credentials && <Button onClick={() => print()}>Print</Button>}
    >
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={busy}
        onRetry={reload}
        nothing={undefined}
        skeleton={<SkeletonLines lines={12} />}
      >
        {worker && credentials && children(worker, credentials)}
      </PartBody>
    </Page>
  )
}
