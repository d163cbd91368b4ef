import Star from "lucide-react/icons/star"
import { type ControlProps, fieldWords } from "../form/ControlProps.ts"
import { FieldNotes, wire } from "../ui/Field.tsx"
import { Row } from "../ui/Row.tsx"
import { useShownFirst } from "../ui/useShownFirst.ts"
import styles from "./StarsField.module.css"

const marks = ["1", "2", "3", "4", "5"]

/** A rating from 1 to 5 as stars, of which one is chosen: a group of radios, also to a keyboard. */
export function StarsField(props: ControlProps<string>) {
  const { value, onChange } = props
  const { name, label, problem } = fieldWords(props)
  const [chosen, choose] = useShownFirst(value, onChange)
  const { "aria-describedby": described, "aria-invalid": invalid } = wire(name, undefined, problem)
  return (
    <fieldset aria-describedby={described}>
      <legend className={styles.legend}>{label}</legend>
      <FieldNotes id={name} problem={problem} />
      <Row gap={0} nowrap className={styles.stars}>
        {marks.map((mark) => (
          <label key={mark} className={styles.star} data-filled={mark <= chosen}>
            <input
              type="radio"
              className={styles.input}
              id={mark === "1" ? name : undefined}
              name={name}
              value={mark}
              checked={chosen === mark}
              aria-invalid={invalid}
              aria-label={mark === "1" ? "1 star" : `${mark} stars`}
              onChange={() => choose(mark)}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
