import type { Damage } from "@crewfleet/sdk"
import {
  type Area,
  areaOf,
  areasOn,
  centreOf,
  conditionLimits,
  type DamageKind,
  damageKinds,
  damageKindWords,
  nameOfCode,
  type Outline,
  type View,
  views,
  viewWords
} from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TextField } from "../ui/TextField.tsx"
import styles from "./DamageFields.module.css"
import { placeWords } from "./damageWords.ts"

interface DamageFieldsProps {
  readonly damage: Pick<Damage, "id" | "view" | "x" | "y" | "kind" | "note">
  readonly number: number
  /** The drawing on which it is marked. */
  readonly outline: Outline
  readonly isFresh?: boolean
  readonly problem: string | undefined
  readonly onChange: (change: Partial<Omit<Damage, "id" | "photoIds">>) => void
  readonly onRemove: () => void
  /** Its photos. */
  readonly children: ReactNode
}

/** One damage in words: everything that the drawing shows can be said and changed here. */
export function DamageFields(props: DamageFieldsProps) {
  const { damage, number, outline, isFresh = false, problem, onChange: place, onRemove, children } = props
  const { id, view, x, y, kind, note } = damage
  const area = areaOf({ x, y })
  const offered = areasOn(outline, view)
  // One that was marked beside the vehicle earlier says so until it is moved.
  const areas = offered.includes(area) ? offered : [area, ...offered]
  const heading = `damage-${id}-heading`
  return (
    <Stack as="li" gap={3} className={styles.damage} aria-labelledby={heading}>
      <Row justify="between">
        <h3 id={heading}>
          Damage {number} {isFresh && <Badge tone="danger">New</Badge>}
        </h3>
        <Button kind="quiet" size="small" aria-label={`Remove damage ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </Row>
      <Grid cells={11} gap={3}>
        <SelectField
          name={`damage-${id}`}
          label="What it is"
          problem={problem}
          value={kind}
          choices={damageKinds.map((value) => ({ value, label: damageKindWords[value] }))}
          onChange={({ currentTarget }) => place({ kind: currentTarget.value as DamageKind })}
        />
        <SelectField
          name={`damage-${id}-view`}
          label="Side"
          value={view}
          choices={views.map((value) => ({ value, label: viewWords[value] }))}
          onChange={({ currentTarget }) => place({ view: currentTarget.value as View })}
        />
        <SelectField
          name={`damage-${id}-area`}
          label="Place on the drawing"
          value={area}
          choices={areas.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget }) => place(centreOf(currentTarget.value as Area))}
        />
      </Grid>
      <TextField
        name={`damage-${id}-note`}
        label="Note"
        optional={kind !== "OTHER"}
        hint={`Such as its size; at most ${conditionLimits.note} characters`}
        value={note}
        onChange={({ currentTarget }) => place({ note: currentTarget.value })}
      />
      {children}
    </Stack>
  )
}

interface KnownDamageProps {
  readonly damage: Damage
  readonly number: number
}

/** A damage that was there at pick-up: it stays as it was found then. */
export function KnownDamage({ damage, number }: KnownDamageProps) {
  return (
    <li className={styles.known}>
      <strong>
        {number}. {nameOfCode(damageKindWords, damage.kind)}
      </strong>
      , {placeWords(damage).toLowerCase()}
      {damage.note && <span className={styles.note}> – {damage.note}</span>}
      <span className={styles.note}> (noted at pick-up)</span>
    </li>
  )
}
