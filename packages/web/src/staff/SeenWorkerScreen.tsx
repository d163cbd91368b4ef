import { useEffect, useState } from "react"
import { Redirect, useLocation, useSearch } from "wouter"
import { readSeenWorker } from "../session/seenWorker.ts"
import { LoadingState } from "../ui/LoadingState.tsx"
import { WorkerNotFound } from "./WorkerNotFound.tsx"

interface SeenWorkerScreenProps {
  readonly agencyId: number
}

/** An address that names an agency alone leads to the worker whom this person looked at last. */
export function SeenWorkerScreen({ agencyId }: SeenWorkerScreenProps) {
  const [path] = useLocation()
  const query = useSearch()
  const [found, setFound] = useState<{ readonly workerId: number | undefined }>()
  useEffect(() => {
    readSeenWorker(agencyId).then((workerId) => setFound({ workerId }))
  }, [agencyId])
  if (!found) return <LoadingState message="Loading worker..." />
  if (found.workerId === undefined) return <WorkerNotFound />
  const to = `${path.replace(/\/$/, "")}/${found.workerId}`
  return <Redirect to={query ? `${to}?${query}` : to} replace />
}
