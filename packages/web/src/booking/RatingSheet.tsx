import type { Rating } from "@crewfleet/sdk"
import { nameOfCode, ratingItemWords } from "@crewfleet/sdk/rules"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Stars } from "../ui/Stars.tsx"
import styles from "./RatingSheet.module.css"

/** What one side thought of the other, aspect by aspect. */
export function RatingSheet({ rating }: { readonly rating: Rating & { readonly rating: number } }) {
  return (
    <>
      <Stack as="dl" gap={0}>
        {rating.ratingItems?.map(({ status, rate }) => (
          <Row gap={1} across={4} justify="between" key={status} className={styles.aspect}>
            <dt>{nameOfCode(ratingItemWords, status)}</dt>
            <Row as="dd">{typeof rate === "number" ? <Stars value={rate} digits={1} /> : "Not rated."}</Row>
          </Row>
        ))}
        <Row gap={1} across={4} justify="between" className={styles.aspect} data-overall="true">
          <dt>Overall score</dt>
          <Row as="dd">
            <Stars value={rating.rating} digits={1} />
          </Row>
        </Row>
      </Stack>
      {rating.comment && (
        <figure className={styles.comment}>
          <figcaption>Comment</figcaption>
          <blockquote>{rating.comment}</blockquote>
        </figure>
      )}
    </>
  )
}
