import type { Difference } from "./differences.ts"
import type { Recording } from "./Recording.ts"
import type { Parting, Replay } from "./replay.ts"

/** The longest value that is written out. */
const longest = 300

/** What a replay came to, line by line, in words for whoever asked for it; nothing in it can steer a terminal. */
export const replayWords = (recording: Recording, { partings, changed }: Replay): ReadonlyArray<string> => {
  const { steps, full } = recording
  const actors = new Set(steps.map(({ actor }) => actor)).size
  const parted = new Set(partings.map(({ actor }) => actor)).size
  const masked = steps.filter((step) => step.masked).length
  const summary =
    parted === 0
      ? `All ${counted(steps.length, "step")} of ${counted(actors, "machine")} ended as they were recorded.`
      : `${counted(parted, "machine")} of ${actors} did something else than was recorded.`
  return [
    ...partings.flatMap((parting) => [...partingWords(parting, steps.length), ""]),
    summary,
    ...(changed.length > 0
      ? [`Defined otherwise now than when it was recorded: ${changed.toSorted().join(", ")}.`]
      : []),
    ...(masked > 0
      ? [
          `${counted(masked, "step")} could not be replayed, as what was masked decides them, and were taken as recorded.`
        ]
      : []),
    ...(full ? ["The recording was full: what happened after its last step is not in it."] : [])
  ].map(harmlessText)
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`

const partingWords = (
  { step, actor, at, event, differences, because }: Parting,
  count: number
): ReadonlyArray<string> => [
  `${actor} parts at step ${step + 1} of ${count}, ${(at / 1_000).toFixed(1)} s after the recording began, ${
    event === undefined ? "where it begins" : `at “${event}”`
  }:`,
  ...(because === undefined ? [] : [`  ${because}`]),
  ...differences.flatMap(differenceWords)
]

const differenceWords = ({ place, recorded, replayed }: Difference): ReadonlyArray<string> => [
  `  ${place}`,
  `    recorded: ${valueText(recorded)}`,
  `    now:      ${valueText(replayed)}`
]

const valueText = (value: Difference["recorded"]): string => {
  if (value === undefined) return "nothing"
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text
}

/** The same without characters that are not seen: a file may hold anything. */
const harmlessText = (line: string): string =>
  line.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`
  )
