import type { VehicleLogDelivery } from "@crewfleet/machines"
import type { LogVehicle, Problem } from "@crewfleet/sdk"
import { type AgencyCheck, type VehicleCheckName, vehicleChecks, vehicleLogForm } from "@crewfleet/sdk/rules"
import { type MouseEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import { UndoButton } from "../ui/UndoButton.tsx"
import { type CheckAnswer, CheckField, PassedWithRest } from "./CheckField.tsx"
import styles from "./LogScreen.module.css"

interface VehicleChecksProps {
  readonly actor: DeliveryActor<VehicleLogDelivery>
  readonly form: VehicleLogDelivery["form"]
  readonly problems: ReadonlyArray<Problem>
  readonly agencyChecks: ReadonlyArray<AgencyCheck>
  readonly vehicle: LogVehicle | undefined
}

/** All checks of a vehicle, group by group, as one walks round it. */
export function VehicleChecks({ actor, form, problems, agencyChecks, vehicle }: VehicleChecksProps) {
  const [change] = useState(() => (name: string, changes: Partial<CheckAnswer>) => {
    const { form } = actor.getSnapshot().context
    actor.send({ type: "form.edited", edit: changedAt(form, name, changes) })
  })
  const changeAll: PassAllProps["onChange"] = (names, { from, to }) => {
    let { form } = actor.getSnapshot().context
    for (const name of names)
      if (answerAt(form, name)?.result === from) form = { ...form, ...changedAt(form, name, { result: to }) }
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
      <CheckGroup
        key={title}
        title={title}
        results={Object.fromEntries(checks.map(({ name, answer }) => [name, answer.result]))}
        onChange={changeAll}
      >
        {checks.map(({ check, ...field }) => (
          <CheckField
            key={field.name}
            {...field}
            open={vehicle?.openDefects.find((defect) => defect.check === check)}
            mended={vehicle?.mendedDefects?.find((defect) => defect.check === check)}
            problems={problems.flatMap((problem) =>
              problem.field.startsWith(`${field.name}/`)
                ? [{ ...problem, field: problem.field.slice(field.name.length + 1) }]
                : []
            )}
            change={change}
          />
        ))}
      </CheckGroup>
    ))
}

interface CheckGroupProps extends Omit<PassAllProps, "passed" | "onPassed"> {
  readonly children: ReactNode
}

/** One group of checks; whoever decides by hand what all the rest has passed keeps that, also where it stays passed. */
function CheckGroup({ children, ...group }: CheckGroupProps) {
  const [passed, setPassed] = useState<ReadonlyArray<string>>([])
  if (passed.some((name) => group.results[name] !== "PASS")) setPassed([])
  const latest = useRef(passed)
  useLayoutEffect(() => {
    latest.current = passed
  })
  const isPassedWithRest = useCallback((name: string) => latest.current.includes(name), [])
  const decide = ({ target }: MouseEvent) => {
    if (target instanceof HTMLInputElement && passed.some((name) => target.name === `${name}/result`))
      setPassed([])
  }
  return (
    <Card title={group.title} actions={<PassAll {...group} passed={passed} onPassed={setPassed} />}>
      <Stack gap={0} className={styles.checks} onClick={decide}>
        <PassedWithRest value={isPassedWithRest}>{children}</PassedWithRest>
      </Stack>
    </Card>
  )
}

interface PassAllProps {
  readonly title: string
  /** What was passed with all the rest, and is decided by nobody since. */
  readonly passed: ReadonlyArray<string>
  readonly onPassed: (names: ReadonlyArray<string>) => void
  /** What was noted of each check, by its name; empty where nothing was. */
  readonly results: Readonly<Record<string, string>>
  /** Changes those of the named checks of which `from` is noted. */
  readonly onChange: (
    names: ReadonlyArray<string>,
    change: { readonly from: string; readonly to: string }
  ) => void
}

/** Passes what has no result yet, and takes that back in one, until one of those is decided by hand. */
function PassAll({ title, results, passed, onPassed, onChange }: PassAllProps) {
  const undecided = Object.keys(results).filter((name) => results[name] === "")
  if (undecided.length > 0)
    return (
      <Button
        size="small"
        aria-label={`Pass all the rest of ${title}`}
        onClick={() =>
          afterPaint(() => {
            onChange(undecided, { from: "", to: "PASS" })
            onPassed(undecided)
          })
        }
      >
        Pass all the rest
      </Button>
    )
  if (passed.length === 0) return null
  return (
    <UndoButton
      size="small"
      aria-label={`Undo: pass all the rest of ${title}`}
      onClick={() => afterPaint(() => onChange(passed, { from: "PASS", to: "" }))}
    />
  )
}

const answerAt = (form: VehicleLogDelivery["form"], name: string) =>
  name.startsWith("agencyChecks/")
    ? form.agencyChecks.find(({ rowId }) => name === `agencyChecks/${rowId}`)
    : form[name as VehicleCheckName]

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
