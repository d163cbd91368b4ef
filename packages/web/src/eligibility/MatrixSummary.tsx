import { type MatrixCounts, matrixSpans, verdictWords } from "@crewfleet/sdk/rules"
import { memo } from "react"
import type { Tone } from "../ui/Badge.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useShownFirst } from "../ui/useShownFirst.ts"
import styles from "./MatrixSummary.module.css"
import type { MatrixPlace } from "./matrixPlace.ts"

interface MatrixSummaryProps {
  /** Which shift, as the end of a sentence. */
  readonly words: string
  readonly all: number
  readonly counts: MatrixCounts
  readonly place: MatrixPlace
  readonly onGo: (change: Partial<MatrixPlace>) => void
}

const tones = { MAY_NOT: "danger", MAY_WITH_WARNINGS: "warning", MAY: "success" } as const

/** How many may work and how many may no longer before long; each number narrows the matrix to those whom it counts. */
export const MatrixSummary = memo(function MatrixSummary({
  words,
  all,
  counts: { verdicts, stops },
  place,
  onGo
}: MatrixSummaryProps) {
  const [verdict, chooseVerdict] = useShownFirst(place.verdict, (verdict) => onGo({ verdict }))
  const [ahead, chooseAhead] = useShownFirst(place.ahead, (ahead) => onGo({ ahead }))
  const may = verdicts.MAY + verdicts.MAY_WITH_WARNINGS
  return (
    <Stack as="section" gap={3} aria-label="In short">
      <p className={styles.lead} role="status">
        {may} of {all} may work {words}. In 30 days, {stops[30]} may no longer work, unless something is
        renewed.
      </p>
      <Grid cells={6.5} gap={2} role="group" aria-label="Only those who">
        {(["MAY_NOT", "MAY_WITH_WARNINGS", "MAY"] as const).map((one) => (
          <Count
            key={one}
            tone={tones[one]}
            count={verdicts[one]}
            words={verdictWords[one]}
            pressed={verdict === one}
            onPress={(pressed) => chooseVerdict(pressed ? one : undefined)}
          />
        ))}
        {matrixSpans.map((days) => (
          <Count
            key={days}
            count={stops[days]}
            words={`May no longer work in ${days} days`}
            pressed={ahead === `stops-${days}`}
            onPress={(pressed) => chooseAhead(pressed ? `stops-${days}` : undefined)}
          />
        ))}
      </Grid>
    </Stack>
  )
})

interface CountProps {
  readonly tone?: Tone
  readonly count: number
  readonly words: string
  readonly pressed: boolean
  readonly onPress: (pressed: boolean) => void
}

function Count({ tone, count, words, pressed, onPress }: CountProps) {
  return (
    <button
      type="button"
      className={styles.count}
      data-tone={tone}
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
    >
      <span className={styles.number}>{count.toLocaleString("en-GB")}</span> <span>{words}</span>
    </button>
  )
}
