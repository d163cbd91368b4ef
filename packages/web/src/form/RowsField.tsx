import type { Problem } from "@crewfleet/sdk"
import type { Row as Answers, AnyForm } from "@crewfleet/sdk/rules"
import ArrowDown from "lucide-react/icons/arrow-down"
import ArrowUp from "lucide-react/icons/arrow-up"
import { type ReactNode, useEffect, useRef } from "react"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { ControlProps, NestedQuestions } from "./ControlProps.ts"
import styles from "./RowsField.module.css"

interface RowsFieldProps extends ControlProps<ReadonlyArray<Answers<object>>> {
  /** Whether their order counts, and can be changed. */
  readonly ordered?: boolean
  /** What is drawn by hand in each. */
  readonly odd?: NestedQuestions["odd"]
  /** How one row differs from others: which of its questions are asked, what is said below them, and whether it cannot be removed. */
  readonly rowOf?: (row: Answers<object>) => {
    readonly fields?: ReadonlyArray<string>
    readonly note?: ReactNode
    readonly stays?: boolean
  }
}

/** Rows of the same questions, which can be added, removed and, where that counts, put in order; the focus goes along. */
export function RowsField({ ordered = false, odd, rowOf = () => ({}), ...props }: RowsFieldProps) {
  const { name, question, value, problems, nested, onChange } = props
  const { each, one, max } = question as unknown as {
    readonly each: AnyForm
    readonly one: string
    readonly max: number
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const added = useRef<string>(undefined)
  const list = useRef<HTMLElement>(null)
  const moved = useRef<{ readonly rowId: string; readonly by: 1 | -1 }>(undefined)
  useEffect(() => {
    if (moved.current) {
      const { rowId, by } = moved.current
      moved.current = undefined
      list.current?.querySelector<HTMLElement>(`[data-row="${rowId}"] [data-move="${by}"]`)?.focus()
    }
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
  const move = (at: number, by: 1 | -1) => {
    const [row, other] = [value[at], value[at + by]]
    if (!row || !other) return
    onChange(value.map((each) => (each === row ? other : each === other ? row : each)))
    moved.current = { rowId: row.rowId, by }
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
          <Stack as="li" gap={3} key={row.rowId} className={styles.row} data-row={row.rowId}>
            <Row as="header" justify="between">
              <h4>
                {one} {index + 1}
              </h4>
              <Row>
                {ordered &&
                  moves.map(([label, by, Icon]) => (
                    <Button
                      key={by}
                      size="small"
                      data-move={by}
                      disabled={value[index + by] === undefined}
                      aria-label={`${label} ${one} ${index + 1}`}
                      onClick={() => move(index, by)}
                    >
                      <Icon size={16} aria-hidden="true" />
                    </Button>
                  ))}
                {!rowOf(row).stays && (
                  <Button
                    size="small"
                    onClick={() => remove(row.rowId)}
                    aria-label={`Remove ${one} ${index + 1}`}
                  >
                    Remove
                  </Button>
                )}
              </Row>
            </Row>
            {nested({
              of: each,
              odd,
              fields: rowOf(row).fields,
              prefix: `${name}/${row.rowId}/`,
              answers: row,
              problems: problems.flatMap((problem) => inRow(row.rowId, problem)),
              onChange: (changes) =>
                onChange(value.map((other) => (other === row ? { ...row, ...changes } : other)))
            })}
            {rowOf(row).note}
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

const moves = [
  ["Move up", -1, ArrowUp],
  ["Move down", 1, ArrowDown]
] as const

const inRow = (rowId: string, problem: Problem): ReadonlyArray<Problem> =>
  problem.field.startsWith(`${rowId}/`) ? [{ ...problem, field: problem.field.slice(rowId.length + 1) }] : []
