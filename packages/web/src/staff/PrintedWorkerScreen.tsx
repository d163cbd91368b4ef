import type { Worker } from "@crewfleet/sdk"
import { agencyWorkerForm, type Credential, informationForm, writeDay } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { CredentialExpiry } from "../credential/CredentialExpiry.tsx"
import { CredentialStatus } from "../credential/CredentialStatus.tsx"
import { AnswerList } from "../form/AnswerList.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { PrintSheet } from "../ui/PrintSheet.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { useLogic } from "../useLogic.ts"
import { nameOfWorker } from "./nameOfWorker.ts"
import { portalRecords } from "./portalRecords.ts"
import { RecordsPage } from "./RecordsPage.tsx"
import * as portal from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"
import { useRecords } from "./useRecords.ts"

interface PrintedWorkerScreenProps {
  readonly agencyId: number
  readonly workerId: number
  readonly logics?: Pick<portal.StaffLogics, "information" | "jobs">
  readonly records?: typeof portalRecords
}

/** All that an agency has of a worker on one sheet, to print. */
export function PrintedWorkerScreen(props: PrintedWorkerScreenProps) {
  const { agencyId, workerId, logics = portal.staffLogics, records = portalRecords } = props
  const [scope] = useState({ agencyId, workerId })
  const loaded = useRecords(scope, ["training", "compliance"], records)
  const [information] = useLogic(logics.information, { input: { request: scope } })
  const [jobs] = useLogic(logics.jobs, { input: { request: scope } })
  return (
    <RecordsPage
      of={loaded}
      windowTitle={`Worker ${workerId}, to print`}
      back={staffPlaces.info(scope)}
      prints
    >
      {(worker, credentials) => {
        const sheet = (
          <Stack>
            <Part title="Flexi-Worker Information">
              <AnswerList of={agencyWorkerForm} answers={agencyWorkerForm.read(worker)} />
            </Part>
            <Part title="Compliance Information">
              {information.context.value ? (
                <AnswerList of={informationForm} answers={informationForm.read(information.context.value)} />
              ) : (
                <p>It could not be loaded.</p>
              )}
            </Part>
            <Part title="Jobs">
              <p>
                {jobs.context.value
                  ? jobs.context.value.jobs
                      .map(({ assignmentCode, paymentMethod }) => `${assignmentCode} (${paymentMethod})`)
                      .join(", ") || "None"
                  : "They could not be loaded."}
              </p>
            </Part>
            <Records title="Training & Qualifications" of={credentials} sort="training" />
            <Records title="Compliance" of={credentials} sort="compliance" />
          </Stack>
        )
        return (
          <>
            <Card title={nameOfWorker(worker)}>{sheet}</Card>
            <PrintSheet title={printedTitle(worker)}>{sheet}</PrintSheet>
          </>
        )
      }}
    </RecordsPage>
  )
}

const printedTitle = (worker: Worker) => nameOfWorker(worker)

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <h3>{title}</h3>
      {children}
    </Stack>
  )
}

interface RecordsProps {
  readonly title: string
  readonly of: ReadonlyArray<Credential>
  readonly sort: Credential["sort"]
}

function Records({ title, of, sort }: RecordsProps) {
  const rows = of.filter((credential) => credential.sort === sort)
  return (
    <Part title={title}>
      {rows.length === 0 ? (
        <p>Nothing is on file.</p>
      ) : (
        <DataTable
          caption={title}
          columns={[
            { heading: "Name", card: "heading", cell: ({ name }) => name },
            { heading: "Status", cell: ({ status }) => <CredentialStatus status={status} /> },
            { heading: "Issued", cell: ({ issued }) => (issued ? writeDay("dayOnFile", issued) : unknown) },
            { heading: "Expires", cell: (credential) => <CredentialExpiry credential={credential} /> }
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </Part>
  )
}
