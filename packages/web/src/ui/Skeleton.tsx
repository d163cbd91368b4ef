import styles from "./Skeleton.module.css"

interface SkeletonProps {
  readonly width?: string
  readonly height?: string
}

/** Holds the place of one thing that loads; without a height it is as high as a line of the text around it. */
export function Skeleton({ width = "100%", height = "1lh" }: SkeletonProps) {
  return (
    <span className={styles.frame} style={{ width, height }} aria-hidden="true">
      <span className={styles.bone} />
    </span>
  )
}

/** Holds the place of lines of text. */
export function SkeletonLines({ lines }: { readonly lines: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} width={widths[line % widths.length] ?? "100%"} />
      ))}
    </div>
  )
}

/** Holds the place of the rows of a table. */
export function SkeletonRows({ rows }: { readonly rows: number }) {
  return (
    <div aria-hidden="true">
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="70%" />
          <Skeleton width="85%" />
          <Skeleton width="55%" />
        </div>
      ))}
    </div>
  )
}

const widths = ["100%", "88%", "94%", "72%"]
