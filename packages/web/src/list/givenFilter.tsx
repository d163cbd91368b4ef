import X from "lucide-react/icons/x"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import type { ListFilter } from "./List.ts"

interface GivenFilter<Value> {
  readonly name: string
  /** What a word of an address says; undefined where it says nothing. */
  readonly read: (word: string) => Value | undefined
  readonly write?: (value: Value) => string
  /** What is shown, such as “Paid by card”. */
  readonly words: (value: Value) => string
}

/** Narrows a list to what a link leads to; shown while it does, and only to be removed. */
export const givenFilter = <Value, Filter>({
  name,
  read,
  write = String,
  words
}: GivenFilter<Value>): ListFilter<Value | undefined, Filter> => ({
  name,
  none: undefined,
  read: (word, first) => read(word) ?? first,
  write: (value) => (value === undefined ? "" : write(value)),
  field: ({ value, onChange }) =>
    value === undefined ? null : (
      <Button aria-label={`Remove filter: ${words(value)}`} onClick={() => onChange(undefined)}>
        <Row as="span" gap={2} nowrap>
          {words(value)}
          <X size={16} aria-hidden="true" />
        </Row>
      </Button>
    )
})
