import control from "../ui/Control.module.css"
import { Field } from "../ui/Field.tsx"

interface RemarksFieldProps {
  readonly value: string
  readonly problem: string | undefined
  /** Characters. */
  readonly maximum: number
  readonly onType: (text: string) => void
}

/** Whatever else there is to say. */
export function RemarksField({ value, problem, maximum, onType }: RemarksFieldProps) {
  return (
    <Field id="remarks" label="Remarks" optional hint={`At most ${maximum} characters`} problem={problem}>
      {(wiring) => (
        <textarea
          {...wiring}
          name="remarks"
          className={control.control}
          value={value}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  )
}
