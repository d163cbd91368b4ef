import { type Credential, writeDay } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { CredentialExpiry } from "../credential/CredentialExpiry.tsx"
import { CredentialStatus } from "../credential/CredentialStatus.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { Facts } from "./Facts.tsx"
import { nameOfWorker } from "./nameOfWorker.ts"
import { portalRecords } from "./portalRecords.ts"
import { RecordDocument } from "./RecordDocument.tsx"
import { RecordsPage } from "./RecordsPage.tsx"
import { staffPlaces } from "./staffPlaces.ts"
import { useRecords } from "./useRecords.ts"

interface DriverScreenProps {
  readonly agencyId: number
  readonly workerId: number
  readonly records?: typeof portalRecords
}

/** What an agency knows of a worker as a driver: the licence on file, and what is not told of it. */
export function DriverScreen({ agencyId, workerId, records = portalRecords }: DriverScreenProps) {
  const [scope] = useState({ agencyId, workerId })
  const loaded = useRecords(scope, ["compliance"], records)
  return (
    <RecordsPage of={loaded} windowTitle={`Driver ${workerId}`} back={staffPlaces.info(scope)}>
      {(worker, credentials) => {
        const licence = credentials.find(isLicence)
        return (
          <Card title={nameOfWorker(worker)}>
            <Stack>
              {licence ? (
                <>
                  <Facts
                    of={{
                      Standing: <CredentialStatus status={licence.status} />,
                      Expires: <CredentialExpiry credential={licence} />,
                      "Last check": licence.issued ? writeDay("dayOnFile", licence.issued) : unknown
                    }}
                  />
                  <RecordDocument
                    link={licence.document}
                    label={`Licence of ${nameOfWorker(worker)}`}
                    onGone={loaded.reload}
                  />
                </>
              ) : (
                <p>No driving licence is on file.</p>
              )}
              <p>
                The number of the licence and its categories stand on the licence; they are not kept apart
                from it. Coming jobs stand here once jobs are planned in CrewFleet.
              </p>
            </Stack>
          </Card>
        )
      }}
    </RecordsPage>
  )
}

const isLicence = ({ name }: Credential) => /driving licence/i.test(name)
