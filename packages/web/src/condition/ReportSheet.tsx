import type { ConditionContent } from "@crewfleet/sdk"
import {
  accessoryWords,
  type ComparedFact,
  cleanlinessWords,
  damageKindWords,
  damagesSince,
  drawnOn,
  fuelWords,
  nameOfCode,
  parties,
  partyWords,
  reportDifferences
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
  /** Another one of the same moment: where this one differs from it is marked. */
  readonly other?: ConditionContent | undefined
  /** Where the photos that have arrived can be seen. */
  readonly photoUrl: (photoId: string) => string | undefined
  /** What to say of a photo that cannot be seen here. */
  readonly photoNote?: (photoId: string) => string
}

/** A report to read and to print. */
export function ReportSheet({ content, earlier, other, photoUrl, photoNote = unseen }: ReportSheetProps) {
  const fresh = new Set(damagesSince(earlier, content).map(({ id }) => id))
  const differences = other && reportDifferences(content, other)
  const differs = (fact: ComparedFact) => differences?.facts.has(fact)
  const missing = content.accessories.filter(({ present }) => !present)
  return (
    <Stack>
      <Grid as="dl" cells={8.5} even gap={3} className={styles.facts}>
        <Fact name="Odometer" differs={differs("odometer")}>
          {content.odometer.toLocaleString("en-GB")} km
        </Fact>
        <Fact name="Fuel or battery" differs={differs("fuel")}>
          {fuelWords(content.fuel)}
        </Fact>
        <Fact name="Outside" differs={differs("outside")}>
          {nameOfCode(cleanlinessWords, content.outside)}
        </Fact>
        <Fact name="Inside" differs={differs("inside")}>
          {nameOfCode(cleanlinessWords, content.inside)}
        </Fact>
        <Fact name="Accessories" differs={differs("accessories")}>
          {missing.length === 0
            ? "All there"
            : `Missing: ${missing.map(({ accessory }) => nameOfCode(accessoryWords, accessory)).join(", ")}`}
        </Fact>
        {(content.remarks || differs("remarks")) && (
          <Fact name="Remarks" differs={differs("remarks")}>
            {content.remarks || "None"}
          </Fact>
        )}
      </Grid>
      <DamageMap outline={drawnOn([content])} damages={content.damages} fresh={fresh} />
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
                {differences?.damages.has(damage.id) && <Differs />}
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

const Differs = () => <Badge tone="warning">Differs</Badge>

const unseen = () => "has not arrived"

interface FactProps {
  readonly name: string
  readonly differs?: boolean | undefined
  readonly children: React.ReactNode
}

function Fact({ name, differs, children }: FactProps) {
  return (
    <div>
      <dt className={styles.name}>
        {name} {differs && <Differs />}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
