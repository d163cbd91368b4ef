import { write } from "../time/write.ts"
import { unknown } from "../ui/unknown.ts"
import styles from "./Turn.module.css"

interface TurnProps {
  readonly name: "Pick Up" | "Drop Off"
  readonly at: string | undefined
  readonly location:
    | { readonly city?: string | undefined; readonly country?: string | undefined }
    | null
    | undefined
}

/** When and where a vehicle changes hands. */
export function Turn({ name, at, location }: TurnProps) {
  const place = [location?.city, location?.country].filter(Boolean).join(", ")
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.at}>{at ? write("rentalMoment", at) : unknown}</dd>
      {place && <dd className={styles.place}>{place}</dd>}
    </div>
  )
}
