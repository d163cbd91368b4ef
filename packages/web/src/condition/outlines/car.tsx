import styles from "./outlines.module.css"

interface WheelProps {
  readonly x: number
  readonly y: number
  readonly radius?: number
}

/** A wheel from its side. */
export const Wheel = ({ x, y, radius = 16 }: WheelProps) => (
  <>
    <circle className={styles.wheel} cx={x} cy={y} r={radius} />
    <circle className={styles.hub} cx={x} cy={y} r={radius / 2} />
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

/** A car from its front. */
export const carFront = (
  <>
    {face}
    <path className={styles.line} d="M92 66 L148 66 M92 70 L148 70 M94 74 L146 74" />
    <rect className={styles.plate} x="102" y="80" width="36" height="8" rx="1" />
  </>
)

/** A car from its rear. */
export const carRear = (
  <>
    {face}
    <path className={styles.line} d="M86 58 L154 58 M100 84 L140 84" />
    <rect className={styles.plate} x="102" y="66" width="36" height="9" rx="1" />
  </>
)

/** What all cars have in common from above, up to the windscreen. */
export const carTop = (
  <>
    <path
      className={styles.body}
      d="M18 60 Q16 32 34 28 Q70 20 120 21 L196 22 Q222 24 224 60 Q222 96 196 98 L120 99 Q70 100 34 92 Q16 88 18 60 Z"
    />
    <path className={styles.glass} d="M76 32 Q66 60 76 88 L98 82 Q92 60 98 38 Z" />
    <path className={styles.line} d="M28 36 Q50 60 28 84" />
    <path className={styles.light} d="M22 38 L32 32 L34 40 L22 46 Z M22 82 L32 88 L34 80 L22 74 Z" />
    <path className={styles.line} d="M82 26 L86 16 L94 17 L92 24 M82 94 L86 104 L94 103 L92 96" />
  </>
)
