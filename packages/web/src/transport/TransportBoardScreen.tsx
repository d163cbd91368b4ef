import type { BoardColumn, TransportLine } from "@crewfleet/machines"
import { agencyStandingWords, toDoAbout } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { Page } from "../layout/Page.tsx"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { Stack } from "../ui/Stack.tsx"
import { journeyOf } from "./journeyOf.ts"
import styles from "./TransportBoardScreen.module.css"
import { TransportViews } from "./TransportViews.tsx"
import * as portal from "./transportLogics.ts"
import { transportPlaces } from "./transportPlaces.ts"
import { UrgencyBadge } from "./UrgencyBadge.tsx"

interface TransportBoardScreenProps {
  readonly agencyId: number
  readonly logics?: Pick<portal.TransportLogics, "board">
}

/** An agency's open jobs in a column a status, what is late or incomplete on top of each; on a phone one column at a time. */
export function TransportBoardScreen({
  agencyId,
  logics = portal.transportLogics
}: TransportBoardScreenProps) {
  return (
    <Page back={null} actions={<TransportViews shown="board" />}>
      <LoadedPart logic={logics.board} request={{ agencyId }} lines={12}>
        {(columns, reload) =>
          columns.every(({ total }) => total === 0) ? (
            <EmptyState title="No open jobs" action={<Button onClick={reload}>Look again</Button>}>
              What wards ask for stands here until it is closed.
            </EmptyState>
          ) : (
            <Board columns={columns} onReload={reload} />
          )
        }
      </LoadedPart>
    </Page>
  )
}

interface BoardProps {
  readonly columns: ReadonlyArray<BoardColumn>
  readonly onReload: () => void
}

function Board({ columns, onReload }: BoardProps) {
  const [first] = columns
  const [shown, setShown] = useState<string>(
    (columns.find(({ total }) => total > 0) ?? first)?.transportStatus ?? ""
  )
  return (
    <Stack>
      <Row justify="between">
        <div className={styles.choice}>
          <SelectField
            name="column"
            label="Column"
            labelHidden
            choices={columns.map(({ transportStatus, total }) => ({
              value: transportStatus as string,
              label: `${agencyStandingWords(transportStatus)}: ${total}`
            }))}
            value={shown}
            onChange={({ currentTarget }) => setShown(currentTarget.value)}
          />
        </div>
        <Button size="small" onClick={onReload}>
          Look again
        </Button>
      </Row>
      <Grid cells={10} align="start">
        {columns.map((column) => (
          <Column key={column.transportStatus} column={column} isShown={column.transportStatus === shown} />
        ))}
      </Grid>
    </Stack>
  )
}

function Column({ column, isShown }: { readonly column: BoardColumn; readonly isShown: boolean }) {
  const { transportStatus, total, jobs } = column
  const heading = `board-${transportStatus}`
  return (
    <Stack as="section" gap={3} className={styles.column} data-shown={isShown} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {agencyStandingWords(transportStatus)} <span className={styles.total}>{total}</span>
      </h2>
      {jobs.length === 0 ? (
        <p className={styles.minor}>None</p>
      ) : (
        <Stack as="ul" gap={2}>
          {jobs.map((job) => (
            <Ticket key={job.id} job={job} />
          ))}
        </Stack>
      )}
      {total > jobs.length && (
        <Link href={`${transportPlaces.list}?status=${transportStatus}`}>All {total}</Link>
      )}
    </Stack>
  )
}

function Ticket({ job }: { readonly job: TransportLine }) {
  const { id, refPrefix, dateTimeRequired, urgency, vehicle, driver, pward, clientName } = job
  const toDo = toDoAbout(job).join("; ")
  const ward = [...new Set([pward, clientName])].filter(Boolean).join(", ")
  return (
    <Stack as="li" gap={1} className={styles.ticket} data-urgency={urgency}>
      <Row justify="between">
        <Link href={transportPlaces.job(id)}>{refPrefix}</Link>
        <UrgencyBadge urgency={urgency} />
      </Row>
      <p>{writeMoment(dateTimeRequired)}</p>
      <p>{journeyOf(job)}</p>
      {ward && <p className={styles.minor}>{ward}</p>}
      {(vehicle || driver) && <p className={styles.minor}>{[vehicle, driver].filter(Boolean).join(", ")}</p>}
      {toDo && <p className={styles.toDo}>{toDo}</p>}
    </Stack>
  )
}
