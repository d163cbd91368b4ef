import { Wheel } from "./car.tsx"
import type { Drawings } from "./Drawings.ts"
import styles from "./outlines.module.css"

const face = (
  <>
    <path className={styles.line} d="M62 50 L50 46 L50 60 L61 59 M178 50 L190 46 L190 60 L179 59" />
    <path
      className={styles.body}
      d="M66 94 Q60 94 60 86 L62 56 L72 20 Q75 10 86 10 L154 10 Q165 10 168 20 L178 56 L180 86 Q180 94 174 94 Z"
    />
    <path className={styles.wheel} d="M66 94 L84 94 L84 106 L68 106 Z M156 94 L174 94 L172 106 L156 106 Z" />
  </>
)

/** A van, and whatever else has one box: minibuses and people carriers. */
export const van: Drawings = {
  side: (
    <>
      <path
        className={styles.body}
        d="M14 84 Q12 66 26 60 L44 54 L70 22 Q75 16 84 16 L216 16 Q226 16 227 26 L228 84 Q228 90 220 90 L208 90 A20 20 0 0 0 168 90 L84 90 A20 20 0 0 0 44 90 L22 90 Q14 90 14 84 Z"
      />
      <path className={styles.glass} d="M54 52 L75 26 Q77 23 83 23 L98 23 L98 52 Z" />
      <path
        className={styles.glass}
        d="M108 24 L156 24 L156 48 L108 48 Z M166 24 L216 24 L216 48 L166 48 Z"
      />
      <path className={styles.line} d="M103 18 L103 86 M161 18 L161 86 M103 56 L224 56" />
      <path className={styles.line} d="M90 62 L98 62 M108 62 L116 62" />
      <path className={styles.light} d="M16 70 L27 64 L29 72 L16 77 Z M223 58 L227 58 L227 74 L223 74 Z" />
      <Wheel x={64} y={90} />
      <Wheel x={188} y={90} />
    </>
  ),
  front: (
    <>
      {face}
      <path className={styles.glass} d="M70 54 L79 24 Q81 18 88 18 L152 18 Q159 18 161 24 L170 54 Z" />
      <path className={styles.light} d="M65 64 L84 66 L82 76 L65 74 Z M175 64 L156 66 L158 76 L175 74 Z" />
      <path className={styles.line} d="M92 68 L148 68 M92 73 L148 73" />
      <rect className={styles.plate} x="102" y="82" width="36" height="8" rx="1" />
    </>
  ),
  rear: (
    <>
      {face}
      <path className={styles.glass} d="M80 22 L115 22 L115 48 L74 48 Z M125 22 L160 22 L166 48 L125 48 Z" />
      <path className={styles.line} d="M120 14 L120 92 M126 60 L126 68" />
      <path className={styles.light} d="M63 60 L69 60 L69 78 L62 78 Z M177 60 L171 60 L171 78 L178 78 Z" />
      <rect className={styles.plate} x="78" y="74" width="34" height="8" rx="1" />
    </>
  ),
  top: (
    <>
      <path className={styles.line} d="M60 22 L63 12 L70 13 L68 22 M60 98 L63 108 L70 107 L68 98" />
      <path
        className={styles.body}
        d="M18 60 Q16 34 30 28 Q40 22 56 22 L214 22 Q224 22 224 32 L224 88 Q224 98 214 98 L56 98 Q40 98 30 92 Q16 86 18 60 Z"
      />
      <path className={styles.glass} d="M46 32 Q38 60 46 88 L66 82 Q62 60 66 38 Z" />
      <path className={styles.line} d="M66 38 L214 30 L214 90 L66 82 M102 36 L102 84 M160 33 L160 87" />
      <path className={styles.light} d="M22 42 L29 34 L31 41 L22 48 Z M22 78 L29 86 L31 79 L22 72 Z" />
    </>
  )
}
