import type { Problem } from "@crewfleet/sdk"
import type { Row as Answers, AnyForm } from "@crewfleet/sdk/rules"
import { useEffect, useRef } from "react"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { ControlProps } from "./ControlProps.ts"
import styles from "./RowsField.module.css"

/** Rows of the same questions, which can be added and removed; the focus goes along. */
export function RowsField(props: ControlProps<ReadonlyArray<Answers<object>>>) {
  const { name, question, value, problems, nested, onChange } = props
  const { each, one, max } = question as unknown as {
    readonly each: AnyForm
    readonly one: string
    readonly max: number
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const added = useRef<string>(undefined)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (added.current === undefined) return
    added.current = undefined
    list.current?.lastElementChild?.querySelector<HTMLElement>("input, select, textarea")?.focus()
  })
  const add = () => {
    const rowId = crypto.randomUUID()
    added.current = rowId
    onChange([...value, { ...each.empty, rowId }])
  }
  const remove = (rowId: string) => {
    onChange(value.filter((row) => row.rowId !== rowId))
    heading.current?.focus()
  }
  const own = problems.find(({ field }) => field === "")?.text
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby={`${name}-heading`}>
      <h3 ref={heading} id={`${name}-heading`} tabIndex={-1}>
        {question.label}
      </h3>
      {question.hint && <p className={styles.hint}>{question.hint}</p>}
      {own && (
        <p className={styles.problem} id={name} tabIndex={-1}>
          {own}
        </p>
      )}
      <Stack as="ol" gap={3} ref={list} className={styles.list}>
        {value.map((row, index) => (
          <Stack as="li" gap={3} key={row.rowId} className={styles.row}>
            <Row as="header" justify="between">
              <h4>
                {one} {index + 1}
              </h4>
              <Button
                size="small"
                onClick={() => remove(row.rowId)}
                aria-label={`Remove ${one} ${index + 1}`}
              >
                Remove
              </Button>
            </Row>
            {nested({
              of: each,
              prefix: `${name}/${row.rowId}/`,
              answers: row,
              problems: problems.flatMap((problem) => inRow(row.rowId, problem)),
              onChange: (changes) =>
                onChange(value.map((other) => (other === row ? { ...row, ...changes } : other)))
            })}
          </Stack>
        ))}
      </Stack>
      {value.length < max && (
        <Button size="small" onClick={add}>
          Add {value.length === 0 ? one.toLowerCase() : `another ${one.toLowerCase()}`}
        </Button>
      )}
    </Stack>
  )
}

const inRow = (rowId: string, problem: Problem): ReadonlyArray<Problem> =>
  problem.field.startsWith(`${rowId}/`) ? [{ ...problem, field: problem.field.slice(rowId.length + 1) }] : []
