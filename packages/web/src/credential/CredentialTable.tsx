import type { Credential } from "@crewfleet/sdk/rules"
import { type ReactNode, useMemo } from "react"
import { writeMoment } from "../time/write.ts"
import { type Column, DataTable } from "../ui/DataTable.tsx"
import { Row } from "../ui/Row.tsx"
import { CredentialExpiry } from "./CredentialExpiry.tsx"
import { CredentialStatus } from "./CredentialStatus.tsx"
import styles from "./CredentialTable.module.css"

interface CredentialTableProps {
  readonly caption: string
  readonly credentials: ReadonlyArray<Credential>
  readonly busy?: boolean
  readonly onOpen: (credential: Credential) => void
  /** What can be done with each beside looking at it; nothing, unless told. Give the same function each time. */
  readonly actions?: (credential: Credential) => ReactNode
}

/** Trainings or compliances with their status, when each was uploaded and until when it is valid; a name opens it. */
export function CredentialTable({
  caption,
  credentials,
  busy = false,
  onOpen,
  actions
}: CredentialTableProps) {
  const columns = useMemo(() => columnsFor(onOpen, actions), [onOpen, actions])
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={credentials}
      rowKey={({ sort, id }) => `${sort}-${id}`}
      busy={busy}
    />
  )
}

const columnsFor = (
  onOpen: CredentialTableProps["onOpen"],
  actions: CredentialTableProps["actions"]
): ReadonlyArray<Column<Credential>> => [
  {
    heading: "Name",
    cell: (credential) => (
      <>
        <button
          type="button"
          className={styles.name}
          data-opens
          aria-haspopup="dialog"
          onClick={() => onOpen(credential)}
        >
          {credential.name}
        </button>
        <div>
          <CredentialStatus status={credential.status} />
        </div>
      </>
    )
  },
  { heading: "Uploaded", cell: ({ uploaded }) => writeMoment(uploaded) },
  { heading: "Expires", cell: (credential) => <CredentialExpiry credential={credential} /> },
  ...(actions
    ? [
        {
          heading: "Actions",
          card: "wide" as const,
          cell: (credential: Credential) => <Row>{actions(credential)}</Row>
        }
      ]
    : [])
]
