import { ratings } from "@crewfleet/sdk/rules"
import { type ControlProps, fieldWords } from "../form/ControlProps.ts"
import { FieldNotes } from "../ui/Field.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useReversibleChoice } from "../ui/useReversibleChoice.ts"
import styles from "./LogScreen.module.css"

/** How satisfied somebody is, in words and faces; nobody has to say so, and pressing what is chosen takes it back. */
export function FaceRating(props: ControlProps<string>) {
  const { value, onChange } = props
  const { name, label, problem } = fieldWords(props)
  const radioOf = useReversibleChoice(value, onChange)
  return (
    <fieldset className={styles.faces}>
      <legend className={styles.checkName}>{label}</legend>
      <FieldNotes id={name} problem={problem} />
      <Grid columns={[1, 1, 1, 1, 1]} stackedBelow={36} gap={2}>
        {Object.entries(ratings).map(([rating, words], index) => (
          <Stack as="label" key={rating} gap={0} align="center" justify="center" className={styles.face}>
            <input
              type="radio"
              className={styles.input}
              id={index === 0 ? name : undefined}
              name={name}
              {...radioOf(rating)}
            />
            <Face rating={Number(rating)} />
            <span>{words}</span>
          </Stack>
        ))}
      </Grid>
    </fieldset>
  )
}

/** A face whose mouth says what its words say. */
function Face({ rating }: { readonly rating: number }) {
  const bend = (rating - 3) * 5
  return (
    <svg viewBox="0 0 48 48" className={styles.drawnFace} aria-hidden="true">
      <circle cx="24" cy="24" r="21" />
      <path d={`M17 19v3M31 19v3M14 ${32 - bend / 2}Q24 ${32 + bend} 34 ${32 - bend / 2}`} />
    </svg>
  )
}
