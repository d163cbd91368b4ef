import type { View } from "@crewfleet/sdk/rules"
import styles from "./VehicleOutline.module.css"

/** A car as a line drawing, from one of its sides; it has no words, which stand beside it. */
export function VehicleOutline({ view }: { readonly view: View }) {
  return (
    <svg className={styles.outline} viewBox="0 0 240 120" aria-hidden="true">
      {drawings[view]}
    </svg>
  )
}

const side = (
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
    <circle className={styles.wheel} cx="64" cy="90" r="16" />
    <circle className={styles.hub} cx="64" cy="90" r="8" />
    <circle className={styles.wheel} cx="184" cy="90" r="16" />
    <circle className={styles.hub} cx="184" cy="90" r="8" />
  </>
)

const face = (
  <>
    <path
      className={styles.body}
      d="M66 92 Q60 92 60 84 L62 60 Q64 54 72 52 L84 28 Q88 20 98 20 L142 20 Q152 20 156 28 L168 52 Q176 54 178 60 L180 84 Q180 92 174 92 Z"
    />
    <path className={styles.glass} d="M82 50 L92 30 Q94 26 99 26 L141 26 Q146 26 148 30 L158 50 Z" />
    <path className={styles.light} d="M66 62 L86 64 L84 73 L67 71 Z M174 62 L154 64 L156 73 L173 71 Z" />
    <path className={styles.wheel} d="M66 92 L84 92 L84 104 L68 104 Z M156 92 L174 92 L172 104 L156 104 Z" />
    <path
      className={styles.line}
      d="M60 50 L52 48 Q50 54 54 56 L61 57 M180 50 L188 48 Q190 54 186 56 L179 57"
    />
  </>
)

const drawings = {
  LEFT: side,
  RIGHT: <g transform="translate(240 0) scale(-1 1)">{side}</g>,
  FRONT: (
    <>
      {face}
      <path className={styles.line} d="M92 66 L148 66 M92 70 L148 70 M94 74 L146 74" />
      <rect className={styles.plate} x="102" y="80" width="36" height="8" rx="1" />
    </>
  ),
  REAR: (
    <>
      {face}
      <path className={styles.line} d="M86 58 L154 58 M100 84 L140 84" />
      <rect className={styles.plate} x="102" y="66" width="36" height="9" rx="1" />
    </>
  ),
  TOP: (
    <>
      <path
        className={styles.body}
        d="M18 60 Q16 32 34 28 Q70 20 120 21 L196 22 Q222 24 224 60 Q222 96 196 98 L120 99 Q70 100 34 92 Q16 88 18 60 Z"
      />
      <path className={styles.glass} d="M76 32 Q66 60 76 88 L98 82 Q92 60 98 38 Z" />
      <path className={styles.glass} d="M190 34 Q198 60 190 86 L174 80 Q178 60 174 40 Z" />
      <path className={styles.line} d="M98 38 L174 40 M98 82 L174 80 M136 24 L136 38 M136 96 L136 82" />
      <path className={styles.line} d="M28 36 Q50 60 28 84" />
      <path className={styles.light} d="M22 38 L32 32 L34 40 L22 46 Z M22 82 L32 88 L34 80 L22 74 Z" />
      <path className={styles.line} d="M82 26 L86 16 L94 17 L92 24 M82 94 L86 104 L94 103 L92 96" />
    </>
  )
} as const satisfies Readonly<Record<View, React.ReactNode>>
