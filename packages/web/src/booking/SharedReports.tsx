import type { SharedBooking } from "@crewfleet/sdk"
import { damageKindWords, fuelWords, momentWords, nameOfCode, writeInstant } from "@crewfleet/sdk/rules"
import { placeWords } from "../condition/damageWords.ts"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { SharedPhotos } from "./SharedPhotos.tsx"
import styles from "./SharedReports.module.css"

type Report = NonNullable<SharedBooking["reports"]>[number]

interface SharedReportsProps {
  readonly reports: ReadonlyArray<Report>
  readonly zone: string
}

/** What the vehicle looked like at pick-up and at return, as its hirer signed it. */
export function SharedReports({ reports, zone }: SharedReportsProps) {
  return reports.map((report) => (
    <Card key={report.moment} title={`Condition at ${nameOfCode(momentWords, report.moment).toLowerCase()}`}>
      <Stack>
        <Facts
          of={{
            Signed: report.signedAt ? writeInstant("moment", report.signedAt, zone) : unknown,
            Odometer:
              report.odometer === undefined ? unknown : `${report.odometer.toLocaleString("en-GB")} km`,
            "Fuel or battery": report.fuel === undefined ? unknown : fuelWords(report.fuel)
          }}
        />
        {report.damages.length === 0 ? <p>No damage</p> : <Damages damages={report.damages} />}
      </Stack>
    </Card>
  ))
}

function Damages({ damages }: Pick<Report, "damages">) {
  return (
    <Stack as="ol" gap={3} aria-label="Damages">
      {damages.map((damage, index) => {
        const { kind, note, photos } = damage
        const title = `${nameOfCode(damageKindWords, kind)}, ${placeWords(damage).toLowerCase()}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was signed never changes
          <Stack as="li" gap={2} key={index} className={styles.damage}>
            <span>
              {index + 1}. {title}
              {note && ` – ${note}`}
            </span>
            <SharedPhotos addresses={photos} of={title} />
          </Stack>
        )
      })}
    </Stack>
  )
}
