import { useEffect, useState } from "react"
import { Redirect } from "wouter"
import { readSeenWorker } from "../session/seenWorker.ts"
import { LoadingState } from "../ui/LoadingState.tsx"
import { staffPlaces } from "./staffPlaces.ts"
import { WorkerNotFound } from "./WorkerNotFound.tsx"

interface SeenCertificateScreenProps {
  readonly agencyId: number
  readonly trainingId: number
}

/** An address that names a training alone leads to the certificate of the worker whom this person looked at last. */
export function SeenCertificateScreen({ agencyId, trainingId }: SeenCertificateScreenProps) {
  const [found, setFound] = useState<{ readonly workerId: number | undefined }>()
  useEffect(() => {
    readSeenWorker(agencyId).then((workerId) => setFound({ workerId }))
  }, [agencyId])
  if (!found) return <LoadingState message="Loading certificate..." />
  if (found.workerId === undefined) return <WorkerNotFound />
  return <Redirect to={staffPlaces.certificate(found.workerId, trainingId)} replace />
}
