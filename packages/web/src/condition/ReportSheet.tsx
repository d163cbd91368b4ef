import type { ConditionContent } from "@crewfleet/sdk"
import {
  accessoryWords,
  cleanlinessWords,
  damageKindWords,
  damagesSince,
  fuelWords,
  nameOfCode,
  parties,
  partyWords
} from "@crewfleet/sdk/rules"
import { SignatureDrawing } from "../form/SignatureDrawing.tsx"
import { writeMoment } from "../time/write.ts"
import { Badge } from "../ui/Badge.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { DamageMap } from "./DamageMap.tsx"
import { placeWords } from "./damageWords.ts"
import styles from "./ReportSheet.module.css"

interface ReportSheetProps {
  readonly content: ConditionContent
  /** The report at pick-up, where this one is made at return: what is known to be new since then is marked. */
  readonly earlier?: Pick<ConditionContent, "damages"> | undefined
  /** Where the photos that have arrived can be seen. */
  readonly photoUrl: (photoId: string) => string | undefined
  /** What to say of a photo that cannot be seen here. */
  readonly photoNote?: (photoId: string) => string
}

/** A report to read and to print. */
export function ReportSheet({ content, earlier, photoUrl, photoNote = unseen }: ReportSheetProps) {
  const fresh = new Set(damagesSince(earlier, content).map(({ id }) => id))
  const missing = content.accessories.filter(({ present }) => !present)
  return (
    <Stack>
      <Grid as="dl" cells={8.5} even gap={3} className={styles.facts}>
        <Fact name="Odometer">{content.odometer.toLocaleString("en-GB")} km</Fact>
        <Fact name="Fuel or battery">{fuelWords(content.fuel)}</Fact>
        <Fact name="Outside">{nameOfCode(cleanlinessWords, content.outside)}</Fact>
        <Fact name="Inside">{nameOfCode(cleanlinessWords, content.inside)}</Fact>
        <Fact name="Accessories">
          {missing.length === 0
            ? "All there"
            : `Missing: ${missing.map(({ accessory }) => nameOfCode(accessoryWords, accessory)).join(", ")}`}
        </Fact>
        {content.remarks && <Fact name="Remarks">{content.remarks}</Fact>}
      </Grid>
      <DamageMap damages={content.damages} fresh={fresh} />
      {content.damages.length === 0 ? (
        <p>No damage</p>
      ) : (
        <Stack as="ol" gap={2} aria-label="Damages">
          {content.damages.map((damage, index) => (
            <Stack as="li" gap={2} key={damage.id} className={styles.damage}>
              <span>
                <strong>
                  {index + 1}. {nameOfCode(damageKindWords, damage.kind)}
                </strong>
                , {placeWords(damage).toLowerCase()}
                {damage.note && ` – ${damage.note}`}{" "}
                {fresh.has(damage.id) && <Badge tone="danger">New</Badge>}
              </span>
              {damage.photoIds.length > 0 && (
                <Row as="span">
                  {damage.photoIds.map((id, at) => {
                    const url = photoUrl(id)
                    const label = `Photo ${at + 1} of damage ${index + 1}`
                    return url ? (
                      <img key={id} src={url} alt={label} className={styles.photo} />
                    ) : (
                      <span key={id} className={styles.absent}>
                        {label} {photoNote(id)}
                      </span>
                    )
                  })}
                </Row>
              )}
            </Stack>
          ))}
        </Stack>
      )}
      <Grid as="dl" cells={8.5} even gap={3} className={styles.facts}>
        {parties.map((party) => {
          const { name, drawing, signedAt } = content.signatures[party]
          return (
            <Fact key={party} name={`Signed: ${partyWords[party].toLowerCase()}`}>
              {drawing ? (
                <span className={styles.signature}>
                  <SignatureDrawing drawing={drawing} label={`Signature of ${name}`} />
                </span>
              ) : (
                <span className={styles.typed}>{name}</span>
              )}
              {name}, {writeMoment(signedAt)}
            </Fact>
          )
        })}
      </Grid>
    </Stack>
  )
}

const unseen = () => "has not arrived"

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
