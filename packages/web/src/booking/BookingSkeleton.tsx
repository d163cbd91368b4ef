import { Skeleton, SkeletonLines } from "../ui/Skeleton.tsx"
import styles from "./BookingSkeleton.module.css"

/** Holds the place of a booking that loads. */
export function BookingSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p role="status">Loading booking...</p>
      <Skeleton height="16rem" />
      <SkeletonLines lines={4} />
    </div>
  )
}
