import type { Problem } from "@crewfleet/sdk"
import { type KeyboardEvent, memo, useDeferredValue, useLayoutEffect, useRef, useState } from "react"
import { Stack } from "../ui/Stack.tsx"
import { TextField } from "../ui/TextField.tsx"
import type { ControlProps } from "./ControlProps.ts"
import { fieldWords } from "./ControlProps.ts"
import styles from "./RowsField.module.css"

/** Lines of which the filled ones show, and one more; Enter goes on to the next. */
export function LinesField(props: ControlProps<ReadonlyArray<string>>) {
  const { name, question, value, problems, onChange } = props
  const { one, count } = question as unknown as { readonly one: string; readonly count: number }
  const { problem, hint, label } = fieldWords(props)
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  })
  const [change] = useState(() => (at: number, text: string) => {
    const { value, onChange } = latest.current
    onChange(value.map((line, index) => (index === at ? text : line)))
  })
  // A letter is seen at once, and the line after it with the frame after.
  const filled = useDeferredValue(value.findLastIndex((line) => line !== "") + 1)
  // A line that was cleared stays until the list is drawn anew elsewhere: nothing moves from under a finger.
  const [shown, setShown] = useState(filled + 1)
  const most = Math.max(count, filled)
  const lines = Math.min(most, Math.max(shown, filled + 1))
  if (lines > shown) setShown(lines)
  return (
    <Stack as="section" gap={2} aria-labelledby={`${name}-heading`}>
      <h3 id={`${name}-heading`}>{label}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      {problem && (
        <p className={styles.problem} id={name} tabIndex={-1}>
          {problem}
        </p>
      )}
      {value.slice(0, lines).map((line, at) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          key={at}
          name={`${name}/${at}`}
          label={`${one} ${at + 1}`}
          at={at}
          value={line}
          problem={problemAt(problems, at)}
          change={change}
        />
      ))}
    </Stack>
  )
}

const problemAt = (problems: ReadonlyArray<Problem>, at: number) =>
  problems.find(({ field }) => field === String(at))?.text

interface LineProps {
  readonly name: string
  readonly label: string
  readonly at: number
  readonly value: string
  readonly problem: string | undefined
  readonly change: (at: number, text: string) => void
}

/** One of the lines; drawn anew only where it changes. */
const Line = memo(function Line({ name, label, at, value, problem, change }: LineProps) {
  return (
    <TextField
      name={name}
      label={label}
      problem={problem}
      autoComplete="off"
      enterKeyHint="next"
      value={value}
      onChange={({ currentTarget }) => change(at, currentTarget.value)}
      onKeyDown={goOn}
    />
  )
})

/** Enter goes to the next line, and sends nothing. */
const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== "Enter") return
  event.preventDefault()
  const inputs = [...(event.currentTarget.closest("section")?.querySelectorAll("input") ?? [])]
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus()
}
