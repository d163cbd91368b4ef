import type { Problem } from "@crewfleet/sdk"
import type { Row as Answers, AnyForm } from "@crewfleet/sdk/rules"
import ArrowDown from "lucide-react/icons/arrow-down"
import ArrowUp from "lucide-react/icons/arrow-up"
import { memo, type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLateWork } from "../ui/useLateWork.ts"
import type { ControlProps, NestedQuestions } from "./ControlProps.ts"
import { isDrawnAlike } from "./isDrawnAlike.ts"
import styles from "./RowsField.module.css"

interface RowsFieldProps extends ControlProps<ReadonlyArray<Answers<object>>> {
  /** Whether their order counts, and can be changed. */
  readonly ordered?: boolean
  /** What is drawn by hand in each. */
  readonly odd?: NestedQuestions["odd"]
  /** How one row differs from others: its title, which of its questions are asked, what is said below them, and whether it cannot be removed. */
  readonly rowOf?: (row: Answers<object>) => {
    readonly title?: string
    readonly fields?: ReadonlyArray<string>
    readonly note?: ReactNode
    readonly stays?: boolean
  }
}

/** Rows of the same questions, which can be added, removed and, where that counts, put in order; the focus goes along. */
export function RowsField({ ordered = false, odd, rowOf = likeOthers, ...props }: RowsFieldProps) {
  const { name, question, value, problems, nested, onChange } = props
  const { each, one, max } = question as unknown as {
    readonly each: AnyForm
    readonly one: string
    readonly max: number
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const added = useRef(false)
  const list = useRef<HTMLElement>(null)
  const moved = useRef<{ readonly rowId: string; readonly by: 1 | -1 }>(undefined)
  useEffect(() => {
    if (moved.current) {
      const { rowId, by } = moved.current
      moved.current = undefined
      list.current?.querySelector<HTMLElement>(`[data-row="${rowId}"] [data-move="${by}"]`)?.focus()
    }
    if (!added.current) return
    added.current = false
    // To give the focus the page is laid out, which takes longer than a frame where there are many rows.
    afterPaint(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>("input, select, textarea")?.focus()
    )
  })
  const changing = {
    add: () => {
      added.current = true
      onChange([...value, { ...each.empty, rowId: crypto.randomUUID() }])
    },
    change: (rowId: string, changes: object) =>
      onChange(value.map((row) => (row.rowId === rowId ? { ...row, ...changes } : row))),
    remove: (rowId: string) => {
      onChange(value.filter((row) => row.rowId !== rowId))
      afterPaint(() => heading.current?.focus())
    },
    move: (rowId: string, by: 1 | -1) => {
      const at = value.findIndex((row) => row.rowId === rowId)
      const [row, other] = [value[at], value[at + by]]
      if (!row || !other) return
      onChange(value.map((each) => (each === row ? other : each === other ? row : each)))
      moved.current = { rowId: row.rowId, by }
    }
  }
  const latest = useRef(changing)
  useLayoutEffect(() => {
    latest.current = changing
  })
  // Rows come, go and move after the frame that answers the press; what is typed in one shows at once.
  const later = useLateWork()
  const [acts] = useState<RowActs>(() => ({
    change: (rowId, changes) => latest.current.change(rowId, changes),
    remove: (rowId) => later(() => latest.current.remove(rowId)),
    move: (rowId, by) => later(() => latest.current.move(rowId, by))
  }))
  const areAllDrawn = useDeferredValue(true, false)
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
        {value.slice(0, areAllDrawn ? value.length : atFirst).map((row, index) => (
          <FormRow
            key={row.rowId}
            row={row}
            at={index}
            of={each}
            one={one}
            prefix={`${name}/${row.rowId}/`}
            count={ordered ? value.length : undefined}
            odd={odd}
            rowOf={rowOf}
            problems={problems.flatMap((problem) => inRow(row.rowId, problem))}
            nested={nested}
            acts={acts}
          />
        ))}
      </Stack>
      {value.length < max && (
        <Button size="small" onClick={() => later(() => latest.current.add())}>
          Add {value.length === 0 ? one.toLowerCase() : `another ${one.toLowerCase()}`}
        </Button>
      )}
    </Stack>
  )
}

const likeOthers = () => ({})

/** How many rows are drawn at once; the others follow in a moment, so that nobody waits for what is out of sight. */
const atFirst = 3

interface RowActs {
  readonly change: (rowId: string, changes: object) => void
  readonly remove: (rowId: string) => void
  readonly move: (rowId: string, by: 1 | -1) => void
}

interface FormRowProps extends Pick<RowsFieldProps, "odd" | "nested"> {
  readonly rowOf: NonNullable<RowsFieldProps["rowOf"]>
  readonly row: Answers<object>
  readonly at: number
  readonly of: AnyForm
  readonly one: string
  readonly prefix: string
  /** How many rows there are, where their order counts. */
  readonly count: number | undefined
  readonly problems: ReadonlyArray<Problem>
  readonly acts: RowActs
}

/** One of the rows; drawn anew only where it changes, as forty of them take longer than somebody waits for a letter. */
const FormRow = memo(function FormRow(props: FormRowProps) {
  const { row, at, of, one, prefix, count, odd, rowOf, problems, nested, acts } = props
  const { title = `${one} ${at + 1}`, fields, note, stays } = rowOf(row)
  return (
    <Stack as="li" gap={3} className={styles.row} data-row={row.rowId}>
      <Row as="header" justify="between">
        <h4>{title}</h4>
        <Row>
          {count !== undefined &&
            moves.map(([label, by, Icon]) => (
              <Button
                key={by}
                size="small"
                data-move={by}
                disabled={at + by < 0 || at + by >= count}
                aria-label={`${label} ${one} ${at + 1}`}
                onClick={() => acts.move(row.rowId, by)}
              >
                <Icon size={16} aria-hidden="true" />
              </Button>
            ))}
          {!stays && (
            <Button
              size="small"
              onClick={() => acts.remove(row.rowId)}
              aria-label={`Remove ${one} ${at + 1}`}
            >
              Remove
            </Button>
          )}
        </Row>
      </Row>
      {nested({
        of,
        odd,
        fields,
        prefix,
        answers: row,
        problems,
        onChange: (changes) => acts.change(row.rowId, changes)
      })}
      {note}
    </Stack>
  )
}, isDrawnAlike)

const moves = [
  ["Move up", -1, ArrowUp],
  ["Move down", 1, ArrowDown]
] as const

const inRow = (rowId: string, problem: Problem): ReadonlyArray<Problem> =>
  problem.field.startsWith(`${rowId}/`) ? [{ ...problem, field: problem.field.slice(rowId.length + 1) }] : []
