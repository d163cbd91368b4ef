import {
  type ConditionReportContext,
  type ConditionReportEvent,
  type ReportEdit,
  reportOutline
} from "@crewfleet/machines"
import type { Damage } from "@crewfleet/sdk"
import {
  type Accessory,
  accessoriesFor,
  accessoryWords,
  type Cleanliness,
  type ConditionForm,
  cleanlinesses,
  cleanlinessWords,
  conditionLimits,
  damagesSince,
  fuelWords,
  fullTank,
  type Place,
  parties,
  type ReportField,
  type View
} from "@crewfleet/sdk/rules"
import { sendAsked } from "../delivery/sendAsked.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Form } from "../ui/Form.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Radios } from "../ui/Radios.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TextField } from "../ui/TextField.tsx"
import { DamageFields, KnownDamage } from "./DamageFields.tsx"
import { DamageList } from "./DamageList.tsx"
import { DamageMap } from "./DamageMap.tsx"
import { DamagePhotos, type PhotoTaker } from "./DamagePhotos.tsx"
import { RemarksField } from "./RemarksField.tsx"
import styles from "./ReportForm.module.css"
import { SignatureFields } from "./SignatureFields.tsx"
import { StepField } from "./StepField.tsx"

interface ReportFormProps {
  readonly report: ConditionReportContext
  readonly taker: PhotoTaker
  readonly edit: (edit: ReportEdit) => void
  readonly send: (event: ConditionReportEvent) => void
}

/** A report being filled in, section by section, as one walks around the vehicle. */
export function ReportForm({ report, taker, edit, send }: ReportFormProps) {
  const { form, problems, attachments } = report
  const { earlier, subject } = report.facts
  const problemOf = (field: ReportField) => problems.find((problem) => problem.field === field)?.text
  const answer = (answers: Partial<Omit<ConditionForm, "signatures" | "damages">>) =>
    edit({ type: "answer.given", answers })
  const outline = reportOutline(form, report.facts)
  const known = new Set(earlier?.damages.map(({ id }) => id))
  const fresh = new Set(damagesSince(earlier, form).map(({ id }) => id))
  const add = (view: View, { x, y }: Place, id: string = crypto.randomUUID()) =>
    edit({ type: "damage.placed", damage: { id, view, x, y, kind: "SCRATCH", note: "" } })
  /** Sends it with every photo that was chosen before. */
  const sendAll = () => {
    const taking = taker.settled()
    if (taking) taking.then(() => send(sendAsked()))
    else send(sendAsked())
  }
  const expected = accessoriesFor(subject?.fuelType)
  const check = (checked: Partial<Record<Accessory, boolean>>) =>
    answer({ accessories: { ...form.accessories, ...checked } })

  return (
    <Form problems={problems} onSubmit={sendAll}>
      <Card title="Readings">
        <Grid cells={18} gap={4} align="end">
          <TextField
            name="odometer"
            label="Odometer"
            hint={
              earlier
                ? `In kilometres; it showed ${earlier.odometer.toLocaleString("en-GB")} at pick-up`
                : "In kilometres, such as 48210"
            }
            inputMode="numeric"
            autoComplete="off"
            problem={problemOf("odometer")}
            value={form.odometer}
            onChange={({ currentTarget }) => answer({ odometer: currentTarget.value })}
          />
          <SelectField
            name="fuel"
            label={subject?.fuelType === "ELECTRIC" ? "Battery" : "Fuel"}
            placeholder="Choose the level"
            problem={problemOf("fuel")}
            value={form.fuel ?? ""}
            choices={levels}
            onChange={({ currentTarget: { value } }) => answer({ fuel: value === "" ? null : Number(value) })}
          />
          {(["outside", "inside"] as const).map((part) => (
            <Radios
              key={part}
              name={part}
              label={part === "outside" ? "How clean is the outside?" : "How clean is the inside?"}
              inline
              problem={problemOf(part)}
              choices={cleanlinessChoices}
              value={form[part] ?? ""}
              onChange={(value) => answer({ [part]: value as Cleanliness })}
            />
          ))}
        </Grid>
      </Card>
      <Card
        title="Accessories"
        actions={
          <Button
            size="small"
            onClick={() => check(Object.fromEntries(expected.map((accessory) => [accessory, true])))}
          >
            All are there
          </Button>
        }
      >
        <Grid cells={15} even gap={3} across={4}>
          {expected.map((accessory) => (
            <Radios
              key={accessory}
              name={`accessory-${accessory}`}
              label={accessoryWords[accessory]}
              inline
              problem={problemOf(`accessory-${accessory}`)}
              choices={presence}
              value={presenceOf(form.accessories[accessory])}
              onChange={(value) => check({ [accessory]: value === "there" })}
            />
          ))}
        </Grid>
      </Card>
      <Card title="Damage">
        <Stack gap={3}>
          <p className={styles.hint}>
            Tap the drawing where the damage is, or add it to the list and choose its place there.
          </p>
          <DamageMap
            outline={outline}
            damages={form.damages}
            fresh={fresh}
            fixed={known}
            onAdd={add}
            onMove={({ id, view, kind, note }, { x, y }) =>
              edit({ type: "damage.placed", damage: { id, view, kind, note, x, y } })
            }
          />
          <DamageList
            id="damages"
            damages={form.damages}
            onAdd={(id) => add("FRONT", { x: 0.5, y: 0.5 }, id)}
            onRemove={({ id }) => edit({ type: "damage.removed", id })}
            onReturn={(damage, at) => edit({ type: "damage.returned", damage, at })}
            letGo={({ photoIds }) => {
              for (const photoId of photoIds) taker.remove(photoId)
            }}
          >
            {(damage, index, remove) =>
              known.has(damage.id) ? (
                <KnownDamage damage={damage} number={index + 1} />
              ) : (
                <DamageFields
                  damage={damage}
                  number={index + 1}
                  outline={outline}
                  isFresh={fresh.has(damage.id)}
                  problem={problemOf(`damage-${damage.id}`)}
                  onChange={(change) =>
                    edit({ type: "damage.placed", damage: { ...placed(damage), ...change } })
                  }
                  onRemove={remove}
                >
                  <DamagePhotos
                    damage={damage}
                    number={index + 1}
                    photos={attachments}
                    taker={taker}
                    edit={edit}
                  />
                </DamageFields>
              )
            }
          </DamageList>
        </Stack>
      </Card>
      <Card title="Remarks">
        <RemarksField
          value={form.remarks}
          problem={problemOf("remarks")}
          maximum={conditionLimits.remarks}
          onType={(remarks) => answer({ remarks })}
        />
      </Card>
      <Card title="Signatures">
        <Grid cells={18} gap={4}>
          {parties.map((party) => (
            <SignatureFields
              key={party}
              party={party}
              signature={form.signatures[party]}
              problems={problems}
              edit={edit}
            />
          ))}
        </Grid>
      </Card>
      <StepField report={report} onChoose={(wanted) => edit({ type: "step.chosen", wanted })} />
      <Button kind="primary" type="submit" wide>
        Send report
      </Button>
    </Form>
  )
}

/** A damage without its photos, which have edits of their own. */
const placed = ({ id, view, x, y, kind, note }: Damage) => ({ id, view, x, y, kind, note })

const levels = Array.from({ length: fullTank + 1 }, (_, eighths) => ({
  value: String(eighths),
  label: fuelWords(eighths)
})).reverse()
const cleanlinessChoices = cleanlinesses.map((value) => ({ value, label: cleanlinessWords[value] }))
const presence = [
  { value: "there", label: "There" },
  { value: "missing", label: "Missing" }
]
const presenceOf = (present: boolean | undefined) =>
  present === undefined ? "" : present ? "there" : "missing"
