import { starsOf } from "@crewfleet/sdk/rules"
import Star from "lucide-react/icons/star"
import styles from "./Stars.module.css"

interface StarsProps {
  /** From 0.5 to 5. */
  readonly value: number
  /** Shows the value beside the stars, with so many decimals. */
  readonly digits?: number
}

/** A rating as five stars, in steps of a half; read out as a number. */
export function Stars({ value, digits }: StarsProps) {
  const written = digits === undefined ? String(Math.round(value * 2) / 2) : value.toFixed(digits)
  return (
    <span className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={`${written} out of 5 stars`}>
        {starsOf(value).map((star, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five places that never move
          <span key={index} className={styles.star} data-star={star}>
            <Star aria-hidden="true" />
            <Star aria-hidden="true" />
          </span>
        ))}
      </span>
      {digits !== undefined && (
        <span className={styles.value} aria-hidden="true">
          {written}
        </span>
      )}
    </span>
  )
}
