import type { VehicleLogDelivery } from "@crewfleet/machines"
import type { OpenDefect, Problem } from "@crewfleet/sdk"
import { type AgencyCheck, type VehicleCheckName, vehicleChecks, vehicleLogForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import { type CheckAnswer, CheckField } from "./CheckField.tsx"

interface VehicleChecksProps {
  readonly actor: DeliveryActor<VehicleLogDelivery>
  readonly form: VehicleLogDelivery["form"]
  readonly problems: ReadonlyArray<Problem>
  readonly agencyChecks: ReadonlyArray<AgencyCheck>
  readonly open: ReadonlyArray<OpenDefect>
}

/** All checks of a vehicle, group by group, as one walks round it. */
export function VehicleChecks({ actor, form, problems, agencyChecks, open }: VehicleChecksProps) {
  const [change] = useState(() => (name: string, changes: Partial<CheckAnswer>) => {
    const { form } = actor.getSnapshot().context
    actor.send({ type: "form.edited", edit: changedAt(form, name, changes) })
  })
  const changeAll = (names: ReadonlyArray<string>, result: string) => {
    let { form } = actor.getSnapshot().context
    for (const name of names) form = { ...form, ...changedAt(form, name, { result }) }
    actor.send({ type: "form.edited", edit: form })
  }
  const groups = [
    ...Object.values(vehicleChecks).map(({ title, checks }) => ({
      title: title as string,
      checks: Object.entries(checks).map(([name, check]) => ({
        ...check,
        name,
        check: name,
        of: vehicleLogForm.questions[name as VehicleCheckName].each,
        answer: form[name as VehicleCheckName] as CheckAnswer
      }))
    })),
    {
      title: "Checks of your agency",
      checks: form.agencyChecks.map((row) => {
        const { rowId } = row
        const known = agencyChecks.find(({ id }) => id === rowId)
        return {
          name: `agencyChecks/${rowId}`,
          check: rowId,
          label: known?.label ?? "A check of the agency",
          gravity: (known?.gravity ?? "CRITICAL") as "CRITICAL",
          of: vehicleLogForm.questions.agencyChecks.each,
          answer: row as CheckAnswer
        }
      })
    }
  ]
  return groups
    .filter(({ checks }) => checks.length > 0)
    .map(({ title, checks }) => (
      <Card
        key={title}
        title={title}
        actions={
          <PassAll
            title={title}
            undecided={checks.filter(({ answer }) => answer.result === "").map(({ name }) => name)}
            onChange={changeAll}
          />
        }
      >
        <Stack gap={0}>
          {checks.map(({ check, ...field }) => (
            <CheckField
              key={field.name}
              {...field}
              open={open.find((defect) => defect.check === check)}
              problems={problems.flatMap((problem) =>
                problem.field.startsWith(`${field.name}/`)
                  ? [{ ...problem, field: problem.field.slice(field.name.length + 1) }]
                  : []
              )}
              change={change}
            />
          ))}
        </Stack>
      </Card>
    ))
}

interface PassAllProps {
  readonly title: string
  /** The checks without a result. */
  readonly undecided: ReadonlyArray<string>
  readonly onChange: (names: ReadonlyArray<string>, result: string) => void
}

/** Passes what has no result yet, and takes that back in one. */
function PassAll({ title, undecided, onChange }: PassAllProps) {
  const [passed, setPassed] = useState<ReadonlyArray<string>>([])
  const isPassed = passed.length > 0 && undecided.length === 0
  if (undecided.length === 0 && !isPassed) return null
  const names = isPassed ? passed : undecided
  return (
    <Button
      size="small"
      aria-label={isPassed ? `Undo: pass all the rest of ${title}` : `Pass all the rest of ${title}`}
      onClick={() =>
        afterPaint(() => {
          onChange(names, isPassed ? "" : "PASS")
          setPassed(isPassed ? [] : names)
        })
      }
    >
      {isPassed ? "Undo" : "Pass all the rest"}
    </Button>
  )
}

const changedAt = (
  form: VehicleLogDelivery["form"],
  name: string,
  changes: Partial<CheckAnswer>
): VehicleLogDelivery["edit"] => {
  const rowId = name.startsWith("agencyChecks/") ? name.slice("agencyChecks/".length) : undefined
  if (rowId === undefined)
    return { [name]: { ...form[name as VehicleCheckName], ...changes } } as VehicleLogDelivery["edit"]
  return {
    agencyChecks: form.agencyChecks.map((row) => (row.rowId === rowId ? { ...row, ...changes } : row))
  }
}
