import { Wheel } from "./car.tsx"
import type { Drawings } from "./Drawings.ts"
import styles from "./outlines.module.css"

/** Wheel, body, handlebar and mirrors, as they are seen from the front and from behind. */
const face = (
  <>
    <rect className={styles.wheel} x="112" y="60" width="16" height="46" rx="6" />
    <path
      className={styles.line}
      d="M84 38 Q92 32 104 34 L136 34 Q148 32 156 38 M94 34 L90 24 M146 34 L150 24"
    />
    <ellipse className={styles.glass} cx="90" cy="21" rx="8" ry="5" />
    <ellipse className={styles.glass} cx="150" cy="21" rx="8" ry="5" />
    <path className={styles.body} d="M104 70 Q98 44 108 30 L132 30 Q142 44 136 70 Q120 78 104 70 Z" />
  </>
)

/** A motorcycle, or a scooter. */
export const motorcycle: Drawings = {
  side: (
    <>
      <Wheel x={58} y={80} radius={26} />
      <Wheel x={184} y={80} radius={26} />
      <path className={styles.line} d="M58 80 L92 34 M140 82 L184 80 M74 24 L92 34 M92 34 L84 22" />
      <path className={styles.body} d="M34 66 Q56 44 82 60 L78 64 Q56 52 38 68 Z" />
      <path className={styles.body} d="M96 62 L152 58 L146 92 L106 92 Z" />
      <path className={styles.body} d="M90 48 Q102 34 128 38 L148 50 L152 60 L98 64 Z" />
      <path className={styles.hub} d="M142 50 Q160 42 194 45 Q206 48 203 56 Q180 62 152 60 Z" />
      <path className={styles.light} d="M78 38 L92 36 L91 50 L82 50 Z M196 56 L204 54 L204 60 L197 61 Z" />
      <path className={styles.line} d="M110 70 L146 68 M110 78 L146 76 M112 94 L196 90 L198 96 L112 98" />
    </>
  ),
  front: (
    <>
      {face}
      <path className={styles.glass} d="M108 32 L132 32 L136 42 L104 42 Z" />
      <circle className={styles.light} cx="120" cy="54" r="9" />
    </>
  ),
  rear: (
    <>
      {face}
      <path className={styles.light} d="M110 46 L130 46 L128 53 L112 53 Z" />
      <rect className={styles.plate} x="110" y="62" width="20" height="12" rx="1" />
    </>
  ),
  top: (
    <>
      <rect className={styles.wheel} x="20" y="56" width="58" height="8" rx="4" />
      <rect className={styles.wheel} x="180" y="56" width="42" height="8" rx="4" />
      <path className={styles.line} d="M84 26 L91 27 Q86 60 91 93 L84 94 M70 60 L92 60" />
      <path
        className={styles.body}
        d="M84 60 Q88 46 108 45 L130 47 Q142 50 142 60 Q142 70 130 73 L108 75 Q88 74 84 60 Z"
      />
      <path
        className={styles.hub}
        d="M134 50 L190 51 Q204 54 204 60 Q204 66 190 69 L134 70 Q142 60 134 50 Z"
      />
      <path
        className={styles.light}
        d="M76 54 Q70 60 76 66 L82 64 L82 56 Z M204 57 L208 57 L208 63 L204 63 Z"
      />
    </>
  )
}
