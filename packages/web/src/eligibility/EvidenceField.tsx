import type { Lookup } from "@crewfleet/sdk"
import type { ChosenEvidence } from "@crewfleet/sdk/rules"
import { type ControlProps, fieldWords } from "../form/ControlProps.ts"
import { MultiSelectField } from "../ui/MultiSelectField.tsx"

interface EvidenceFieldProps extends ControlProps<ReadonlyArray<ChosenEvidence>> {
  readonly trainings: ReadonlyArray<Lookup>
  readonly compliances: ReadonlyArray<Lookup>
}

/** What meets a requirement, any one of it; what was chosen earlier stays, though it is offered no more. */
export function EvidenceField({ trainings, compliances, ...control }: EvidenceFieldProps) {
  const { optional: _, ...words } = fieldWords(control)
  const offered: ReadonlyArray<ChosenEvidence> = [
    ...records,
    ...compliances.map(({ id, name }) => ({ kind: "compliance" as const, id, name })),
    ...trainings.map(({ id, name }) => ({ kind: "training" as const, id, name }))
  ]
  const others = control.value.filter((one) => !offered.some((other) => wordOf(other) === wordOf(one)))
  const all = [...offered, ...others]
  return (
    <MultiSelectField
      {...words}
      placeholder="Choose what meets it"
      choices={all.map((one) => ({
        value: wordOf(one),
        label: `${one.name}${one.kind === "training" ? " (training)" : ""}`
      }))}
      value={control.value.map(wordOf)}
      onChange={(chosen) => {
        const kept = control.value.filter((one) => chosen.includes(wordOf(one)))
        const known = kept.map(wordOf)
        const added = all.filter((one) => chosen.includes(wordOf(one)) && !known.includes(wordOf(one)))
        control.onChange([...kept, ...added])
      }}
    />
  )
}

/** What agencies have on record themselves. */
const records: ReadonlyArray<ChosenEvidence> = [
  { kind: "rightToWork", name: "Right to work" },
  { kind: "dbs", name: "DBS check" },
  { kind: "fitToWork", name: "Fit to work" }
]

const wordOf = ({ kind, id }: ChosenEvidence) => (id === undefined ? kind : `${kind}:${id}`)
