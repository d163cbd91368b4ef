import { Combobox } from "@base-ui/react/combobox"
import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import { type ComponentProps, useMemo, useRef, useState } from "react"
import { afterPaint } from "./afterPaint.ts"
import styles from "./ComboboxField.module.css"
import control from "./Control.module.css"
import { Field, type FieldWords } from "./Field.tsx"
import floating from "./FloatingChoices.module.css"
import type { Choice } from "./SelectField.tsx"
import { useLateWork } from "./useLateWork.ts"

interface ComboboxFieldProps extends FieldWords {
  readonly name: string
  readonly choices: readonly Choice[]
  readonly value: string | null
  readonly disabled?: boolean
  readonly placeholder?: string
  readonly nothingFound?: string
  readonly autoComplete?: string
  readonly onChange: (value: string | null) => void
  /** Finds the choices elsewhere: they are shown as they are given, whatever is typed. */
  readonly search?: {
    readonly onType: (text: string) => void
    /** The field is left; what was typed and not chosen goes. */
    readonly onLeave?: () => void
    /** What is chosen, which need not be among the choices found last. */
    readonly chosen: Choice | null
  }
}

/** One of many choices, found by typing a part of its label; Enter takes the one that is marked and sends no form. */
export function ComboboxField({
  label,
  hint,
  problem,
  optional,
  name,
  choices,
  ...combobox
}: ComboboxFieldProps) {
  const { search, value } = combobox
  const { label: words } = choices.find((choice) => choice.value === value) ?? search?.chosen ?? {}
  // Another object would be another choice, whose label takes the place of what is being typed.
  const chosen = useMemo(
    () => (value === null || words === undefined ? null : { value, label: words }),
    [value, words]
  )
  const [isOpen, setOpen] = useState(false)
  const later = useLateWork()
  const [isNear, setNear] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // Above the label as well, where there is no room below: what is said of the question stays in sight.
  const field = () => frame.current?.parentElement ?? null
  return (
    <Combobox.Root
      autoHighlight
      // An arrow on the only choice would take the mark from it, and Enter would choose nothing.
      loopFocus={false}
      // Whoever has typed a letter or two finds the rest; to draw hundreds with each of them is felt.
      limit={100}
      items={choices}
      value={chosen}
      isItemEqualToValue={(one, other) => one.value === other.value}
      filter={isFound}
      {...(search && {
        filter: null,
        limit: -1,
        onInputValueChange: (text: string, { reason }: { readonly reason: string }) => {
          if (reason === "input-change" || reason === "input-clear") later(() => search.onType(text))
        }
      })}
      disabled={combobox.disabled ?? false}
      // To draw the list or what is found for a letter, and what a choice changes around the field, takes longer than to show the letter or the choice.
      open={isOpen}
      onOpenChange={(isWanted) => later(() => setOpen(isWanted))}
      onValueChange={(choice) => later(() => combobox.onChange(choice?.value ?? null))}
    >
      <Field id={name} label={label} hint={hint} problem={problem} optional={optional}>
        {(wiring) => (
          <div ref={frame} className={styles.frame}>
            {/* While the list is open the label is hidden from assistive technology; the name must not be. */}
            <Combobox.Input
              {...wiring}
              aria-label={label}
              placeholder={combobox.placeholder}
              {...(combobox.autoComplete && { autoComplete: combobox.autoComplete })}
              {...(search?.onLeave && { onBlur: search.onLeave })}
              className={control.control}
              onFocus={() => afterPaint(() => setNear(true))}
              // What is chosen gives way to what is typed; a search that has begun goes on.
              onClick={({ currentTarget }) => {
                if (currentTarget.value === words) currentTarget.select()
              }}
              onKeyDown={keepFromSending}
            />
            <Combobox.Trigger className={styles.trigger} aria-label={`Show all: ${label}`}>
              <ChevronDown aria-hidden="true" />
            </Combobox.Trigger>
          </div>
        )}
      </Field>
      <Combobox.Portal keepMounted={isNear}>
        <Combobox.Positioner className={floating.positioner} sideOffset={4} anchor={field}>
          <Combobox.Popup
            className={`${floating.popup} ${styles.popup}`}
            role="region"
            aria-label={`Choices: ${label}`}
          >
            <Combobox.Empty className={styles.empty}>
              {combobox.nothingFound ?? "Nothing found"}
            </Combobox.Empty>
            <Combobox.List className={`${floating.list} ${styles.list}`} aria-label={label}>
              {(choice: Choice) => (
                <Combobox.Item
                  key={choice.value}
                  value={choice}
                  className={`${floating.item} ${styles.item}`}
                >
                  {choice.label}
                  <Combobox.ItemIndicator>
                    <Check aria-hidden="true" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

/** Whether a choice is meant by what was typed, however that is spaced, hyphenated or accented. */
const isFound = ({ label }: Choice, typed: string) => lettersOf(label).includes(lettersOf(typed))

const lettersOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\s\p{P}\p{M}]/gu, "")
    .toLowerCase()

/** Enter in an open list means the list: where nothing is marked it means nothing, and what was typed stays. */
const keepFromSending: ComponentProps<typeof Combobox.Input>["onKeyDown"] = (event) => {
  const input = event.currentTarget
  if (event.key !== "Enter" || input.getAttribute("aria-expanded") !== "true") return
  event.preventDefault()
  if (!input.getAttribute("aria-activedescendant")) event.preventBaseUIHandler()
}
