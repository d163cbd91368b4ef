import { CSPProvider } from "@base-ui/react/csp-provider"
import { Select } from "@base-ui/react/select"
import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import control from "./Control.module.css"
import field from "./Field.module.css"
import { FieldNotes, type FieldWords, Optional, wire } from "./Field.tsx"
import floating from "./FloatingChoices.module.css"
import styles from "./MultiSelectField.module.css"
import type { Choice } from "./SelectField.tsx"
import { TickBox } from "./TickBox.tsx"

interface MultiSelectFieldProps extends FieldWords {
  readonly name: string
  readonly choices: readonly Choice[]
  readonly value: readonly string[]
  readonly disabled?: boolean
  /** What is read while nothing is chosen. */
  readonly placeholder: string
  readonly onChange: (value: readonly string[]) => void
}

/** Several of some choices; its button tells which, or how many when they do not fit. */
export function MultiSelectField({
  label,
  labelHidden = false,
  hint,
  problem,
  ...select
}: MultiSelectFieldProps) {
  const { name, choices, value, placeholder, optional } = select
  const wiring = wire(name, hint, problem)
  return (
    <CSPProvider disableStyleElements>
      <Select.Root
        multiple
        modal={false}
        items={choices}
        value={value}
        disabled={select.disabled ?? false}
        onValueChange={select.onChange}
      >
        <div className={field.field} data-problem={problem !== undefined}>
          <Select.Label className={field.label} data-hidden={labelHidden}>
            {label}
            <Optional shown={optional} />
          </Select.Label>
          <FieldNotes id={name} hint={hint} problem={problem} />
          <Select.Trigger {...wiring} className={`${control.control} ${styles.trigger}`}>
            <Select.Value>
              {() => <Chosen choices={choices} value={value} placeholder={placeholder} />}
            </Select.Value>
            <ChevronDown aria-hidden="true" />
          </Select.Trigger>
        </div>
        <Select.Portal>
          <Select.Positioner className={floating.positioner} sideOffset={4} alignItemWithTrigger={false}>
            <Select.Popup
              className={`${floating.popup} ${styles.popup}`}
              role="region"
              aria-label={`Choices: ${label}`}
            >
              <Select.List className={floating.list}>
                {choices.map((choice) => (
                  <Select.Item key={choice.value} value={choice.value} className={floating.item}>
                    <TickBox>
                      <Select.ItemIndicator>
                        <Check aria-hidden="true" />
                      </Select.ItemIndicator>
                    </TickBox>
                    <Select.ItemText>{choice.label}</Select.ItemText>
                  </Select.Item>
                ))}
                {choices.length === 0 && <p className={styles.empty}>There is nothing to choose</p>}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  )
}

function Chosen({
  choices,
  value,
  placeholder
}: Pick<MultiSelectFieldProps, "choices" | "value" | "placeholder">) {
  if (value.length === 0) return <span className={styles.placeholder}>{placeholder}</span>
  const labels = value.map((chosen) => choices.find((choice) => choice.value === chosen)?.label ?? chosen)
  return (
    <span className={styles.chosen}>{labels.length > 3 ? `${labels.length} chosen` : labels.join(", ")}</span>
  )
}
