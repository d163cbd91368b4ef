import { CheckboxField } from "../../ui/CheckboxField.tsx"
import { Row } from "../../ui/Row.tsx"
import { SearchField } from "../../ui/SearchField.tsx"

interface StepFilterFieldsProps {
  readonly words: string
  readonly onWords: (words: string) => void
  readonly noticesOnly: boolean
  readonly onNoticesOnly: (only: boolean) => void
  readonly actor: string | undefined
  readonly ofActor: boolean
  readonly onOfActor: (only: boolean) => void
  readonly found: number
  readonly of: number
}

/** Which steps are wanted. */
export function StepFilterFields(props: StepFilterFieldsProps) {
  return (
    <Row as="search" across={4}>
      <SearchField label="Search steps" value={props.words} onSearch={props.onWords} />
      <CheckboxField
        name="noticesOnly"
        label="Only what people were told"
        checked={props.noticesOnly}
        onChange={({ target }) => props.onNoticesOnly(target.checked)}
      />
      {props.actor !== undefined && (
        <CheckboxField
          name="ofActor"
          label={`Only ${props.actor}`}
          checked={props.ofActor}
          onChange={({ target }) => props.onOfActor(target.checked)}
        />
      )}
      <span role="status">
        {props.found} of {props.of} steps
      </span>
    </Row>
  )
}
