import { Skeleton, SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./BookingSkeleton.module.css"

/** Holds the place of a booking that loads. */
export function BookingSkeleton() {
  return (
    <Stack>
      <p role="status" className={styles.words}>
        Loading booking...
      </p>
      <Skeleton height="16rem" />
      <SkeletonLines lines={4} />
    </Stack>
  )
}
