import type { ConditionReports, ReceivedReport } from "@crewfleet/sdk"
import { fuelWords, type Moment, missedDamages, momentWords, newDamages } from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { Card } from "../ui/Card.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { LatePickUp } from "./LatePickUp.tsx"
import { photoAddress } from "./photoAddress.ts"
import { ReportSheet } from "./ReportSheet.tsx"

interface CompareReportsProps {
  readonly reports: ConditionReports
  /** The address of the return's own page; a print has none. */
  readonly returnPage?: string
}

/** Both reports of a booking side by side, with what has changed between them before everything else. */
export function CompareReports({ reports, returnPage }: CompareReportsProps) {
  const { pickUp, return: atReturn } = reports
  return (
    <Stack>
      {pickUp && atReturn && (
        <>
          <LatePickUp pickUp={pickUp} atReturn={atReturn} returnPage={returnPage} />
          <Changes pickUp={pickUp} atReturn={atReturn} />
        </>
      )}
      <Grid align="start">
        <Side moment="PICK_UP" report={pickUp} />
        <Side moment="RETURN" report={atReturn} earlier={pickUp} />
      </Grid>
    </Stack>
  )
}

interface ChangesProps {
  readonly pickUp: ReceivedReport
  readonly atReturn: ReceivedReport
}

function Changes({ pickUp, atReturn }: ChangesProps) {
  const [before, after] = [pickUp.content, atReturn.content]
  const fresh = newDamages(before, after).length
  const damage = missedDamages(before, after).length > 0 ? "not known yet" : fresh || "none"
  return (
    <Card title="Between pick-up and return">
      <Row as="ul" across={5}>
        <li>
          Driven: <strong>{(after.odometer - before.odometer).toLocaleString("en-GB")} km</strong>
        </li>
        <li>
          Fuel or battery:{" "}
          <strong>
            {fuelWords(before.fuel)} to {fuelWords(after.fuel)}
          </strong>
        </li>
        <li>
          New damage: <strong>{damage}</strong>
        </li>
      </Row>
    </Card>
  )
}

interface SideProps {
  readonly moment: Moment
  readonly report: ReceivedReport | undefined
  readonly earlier?: ReceivedReport | undefined
}

function Side({ moment, report, earlier }: SideProps) {
  return (
    <Card title={momentWords[moment]}>
      {report ? (
        <Stack gap={3}>
          <p>
            Received {writeMoment(report.receivedAt)}
            {report.receivedFrom && ` from ${report.receivedFrom}`}
            {(report.version ?? 1) > 1 && `, version ${report.version}`}
          </p>
          <ReportSheet
            content={report.content}
            earlier={earlier?.content}
            photoUrl={(id) => photoAddress(report.photos, id)}
          />
        </Stack>
      ) : (
        <p>No report has been received.</p>
      )}
    </Card>
  )
}
