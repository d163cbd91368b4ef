import type { Worker, WorkerInformation, WorkerJob } from "@crewfleet/sdk"
import {
  agencyWorkerForm,
  type Credential,
  informationForm,
  isWordOf,
  workerStandingWords
} from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { CredentialExpiry, Day } from "../credential/CredentialExpiry.tsx"
import { CredentialStatus } from "../credential/CredentialStatus.tsx"
import { AnswerList } from "../form/AnswerList.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./PrintedWorker.module.css"
import { whyUnseen } from "./whyUnseen.ts"

interface PrintedWorkerProps {
  readonly worker: Worker
  readonly information: WorkerInformation
  readonly jobs: ReadonlyArray<WorkerJob>
  readonly credentials: ReadonlyArray<Credential> | "withheld"
}

/** All that an agency has of a worker, one part below the other. */
export function PrintedWorker({ worker, information, jobs, credentials }: PrintedWorkerProps) {
  const { standing = "", fitToWork = false } = worker
  return (
    <Stack className={styles.sheet}>
      <Facts
        of={{
          Standing: isWordOf(workerStandingWords, standing) ? workerStandingWords[standing] : standing,
          "Fit to work": fitToWork ? "Yes" : "No",
          Jobs:
            jobs
              .map(({ assignmentCode, paymentMethod }) => `${assignmentCode} (${paymentMethod})`)
              .join(", ") || "None"
        }}
      />
      <Grid cells={20} across={5} align="start">
        <Part title="Flexi-Worker Information">
          <AnswerList of={agencyWorkerForm} answers={agencyWorkerForm.read(worker)} />
        </Part>
        <Part title="Compliance Information">
          <AnswerList of={informationForm} answers={informationForm.read(information)} />
        </Part>
      </Grid>
      {credentials === "withheld" ? (
        <Part title="Training & Qualifications, Compliance">
          <p>{whyUnseen(worker)}</p>
        </Part>
      ) : (
        <>
          <Records title="Training & Qualifications" of={credentials} sort="training" />
          <Records title="Compliance" of={credentials} sort="compliance" />
        </>
      )}
    </Stack>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={2} className={styles.part}>
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
            { heading: "Issued", cell: ({ issued }) => <Day of={issued} /> },
            { heading: "Expires", cell: (credential) => <CredentialExpiry credential={credential} /> }
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </Part>
  )
}
