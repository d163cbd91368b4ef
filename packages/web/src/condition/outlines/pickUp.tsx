import { carFront, carRear, carTop, Wheel } from "./car.tsx"
import type { Drawings } from "./Drawings.ts"
import styles from "./outlines.module.css"

/** A pick-up: a cab, and a bed behind it. */
export const pickUp: Drawings = {
  side: (
    <>
      <path
        className={styles.body}
        d="M14 84 Q12 68 28 63 L56 56 L74 32 Q78 27 86 27 L128 27 Q136 27 138 34 L142 52 L220 52 Q228 52 228 60 L228 84 Q228 90 220 90 L208 90 A20 20 0 0 0 168 90 L84 90 A20 20 0 0 0 44 90 L22 90 Q14 90 14 84 Z"
      />
      <path className={styles.glass} d="M66 55 L80 36 Q82 33 88 33 L98 33 L98 55 Z" />
      <path className={styles.glass} d="M104 33 L126 33 Q131 33 132 38 L135 55 L104 55 Z" />
      <path
        className={styles.line}
        d="M101 33 L101 86 M64 57 L64 80 Q68 86 84 88 M142 52 L142 88 M150 59 L222 59"
      />
      <path className={styles.line} d="M90 63 L98 63 M126 63 L134 63" />
      <path className={styles.light} d="M16 71 L27 67 L28 73 L16 77 Z M224 60 L228 60 L228 74 L224 74 Z" />
      <Wheel x={64} y={90} />
      <Wheel x={188} y={90} />
    </>
  ),
  front: carFront,
  rear: (
    <>
      {carRear}
      <path className={styles.line} d="M72 54 L88 54 L88 88 M168 54 L152 54 L152 88" />
    </>
  ),
  top: (
    <>
      {carTop}
      <path className={styles.glass} d="M140 36 Q144 60 140 84 L130 80 Q134 60 130 40 Z" />
      <path className={styles.line} d="M98 38 L130 40 M98 82 L130 80 M152 30 L208 30 L208 90 L152 90 Z" />
      <path
        className={styles.line}
        d="M160 40 L200 40 M160 50 L200 50 M160 60 L200 60 M160 70 L200 70 M160 80 L200 80"
      />
    </>
  )
}
