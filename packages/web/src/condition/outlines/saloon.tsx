import { carFront, carRear, carTop, Wheel } from "./car.tsx"
import type { Drawings } from "./Drawings.ts"
import styles from "./outlines.module.css"

/** A saloon: with a boot behind its rear window. */
export const saloon: Drawings = {
  side: (
    <>
      <path
        className={styles.body}
        d="M14 84 Q12 66 28 62 L58 56 Q82 28 104 27 L150 27 Q172 29 190 54 L214 60 Q228 64 228 84 Q228 90 220 90 L204 90 A20 20 0 0 0 164 90 L84 90 A20 20 0 0 0 44 90 L22 90 Q14 90 14 84 Z"
      />
      <path className={styles.glass} d="M70 55 Q86 35 104 34 L118 34 L118 55 Z" />
      <path className={styles.glass} d="M124 34 L149 34 Q164 36 177 55 L124 55 Z" />
      <path className={styles.line} d="M121 34 L121 86 M66 57 L66 80 Q70 86 84 88 M180 57 L176 76" />
      <path className={styles.line} d="M102 64 L112 64 M158 64 L168 64" />
      <path className={styles.light} d="M16 70 L26 66 L28 72 L16 76 Z M226 70 L218 64 L216 71 L227 76 Z" />
      <Wheel x={64} y={90} />
      <Wheel x={184} y={90} />
    </>
  ),
  front: carFront,
  rear: carRear,
  top: (
    <>
      {carTop}
      <path className={styles.glass} d="M190 34 Q198 60 190 86 L174 80 Q178 60 174 40 Z" />
      <path className={styles.line} d="M98 38 L174 40 M98 82 L174 80 M136 24 L136 38 M136 96 L136 82" />
    </>
  )
}
