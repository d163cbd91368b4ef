import type { Session } from "@crewfleet/sdk"
import { CertificateScreen } from "../credential/CertificateScreen.tsx"
import { BackLink } from "../layout/BackLink.tsx"
import { staffPlaces } from "./staffPlaces.ts"

interface WorkerCertificateScreenProps {
  readonly session: Pick<Session, "workerId">
  readonly agencyId: number
  readonly workerId: number
  readonly trainingId: number
}

/** The certificate of a worker's training as their agency reads it, which came to it from their trainings. */
export function WorkerCertificateScreen({ agencyId, ...training }: WorkerCertificateScreenProps) {
  const { workerId } = training
  return (
    <CertificateScreen
      {...training}
      back={<BackLink href={staffPlaces.trainings({ agencyId, workerId })} label="Worker" />}
    />
  )
}
