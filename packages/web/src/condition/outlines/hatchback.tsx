import { carFront, carRear, carTop, Wheel } from "./car.tsx"
import type { Drawings } from "./Drawings.ts"
import styles from "./outlines.module.css"

/** A hatchback, and whatever else has a tailgate: estates and SUVs. */
export const hatchback: Drawings = {
  side: (
    <>
      <path
        className={styles.body}
        d="M14 84 Q12 68 28 63 L60 56 Q82 30 106 28 L176 28 Q198 30 212 46 L222 60 Q228 66 228 84 Q228 90 220 90 L208 90 A20 20 0 0 0 168 90 L84 90 A20 20 0 0 0 44 90 L22 90 Q14 90 14 84 Z"
      />
      <path className={styles.glass} d="M72 55 Q88 36 106 35 L118 35 L118 55 Z" />
      <path className={styles.glass} d="M124 35 L164 35 L168 55 L124 55 Z" />
      <path className={styles.glass} d="M171 35 Q188 36 201 55 L175 55 Z" />
      <path className={styles.line} d="M121 35 L121 86 M68 57 L68 80 Q72 86 84 88 M171 57 L168 76" />
      <path className={styles.line} d="M104 64 L112 64 M156 64 L164 64" />
      <path className={styles.light} d="M16 71 L27 67 L28 73 L16 77 Z M224 63 L218 60 L216 70 L227 77 Z" />
      <Wheel x={64} y={90} />
      <Wheel x={188} y={90} />
    </>
  ),
  front: carFront,
  rear: (
    <>
      {carRear}
      <path className={styles.line} d="M84 52 L80 60 L86 82 L154 82 L160 60 L156 52" />
    </>
  ),
  top: (
    <>
      {carTop}
      <path className={styles.glass} d="M212 36 Q220 60 212 84 L198 79 Q202 60 198 41 Z" />
      <path className={styles.line} d="M98 38 L198 41 M98 82 L198 79 M136 24 L136 38 M136 96 L136 82" />
    </>
  )
}
