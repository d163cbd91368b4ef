import type { Recording } from "../recording/Recording.ts"
import { formatRecording } from "../recording/recordingFile.ts"
import { makeTimeline } from "../recording/timeline.ts"

/**
 * A file of vitest that replays a recording and says where every machine is in the end. It passes as it is; somebody who found a
 * fault writes into it where a machine should have been, and it fails until that is so.
 */
export const testOf = (recording: Recording, name: string): string => {
  const timeline = makeTimeline(recording.steps)
  const last = recording.steps.length - 1
  const ends = timeline
    .actorsAt(last)
    .map(
      (actor) => `    ${JSON.stringify(actor.name)}: ${JSON.stringify(timeline.at(actor.name, last)?.state)}`
    )
  return fileOf(recording, name, "parseRecording, replay", [
    "  const { ends, partings } = replay(recording, everyMachine)",
    "  expect(ends).toEqual({",
    ends.join(",\n"),
    "  })",
    "  expect(partings).toEqual([])"
  ])
}

/**
 * A file of vitest that replays one machine as far as a step, and says what it came to there: its state, what the step changed of its
 * context, and what people were told. It passes as it is; somebody who found a fault writes into it what should have been, and it
 * fails until that is so.
 */
export const testOfStep = (recording: Recording, at: number, name: string): string => {
  const step = recording.steps[at]
  if (!step) throw new RangeError(`There is no step ${at}`)
  const steps = recording.steps.filter(({ actor }, index) => actor === step.actor && index <= at)
  const last = steps.findLastIndex(({ _tag }) => _tag === "Started")
  const outcome = { state: step.state, context: step.context, notices: step.notices }
  return fileOf({ ...recording, steps: steps.slice(last) }, name, "outcomeOf, parseRecording", [
    `  expect(outcomeOf(recording, everyMachine)).toMatchObject(${JSON.stringify(outcome, undefined, 2).replaceAll("\n", "\n  ")})`
  ])
}

const fileOf = (
  recording: Recording,
  name: string,
  imported: string,
  expectations: ReadonlyArray<string>
): string => {
  const lines = formatRecording(recording).trimEnd().split("\n")
  return [
    ...[
      [imported, "@crewfleet/machines/recording"],
      ["everyMachine", "@crewfleet/machines/testing"],
      ["expect, it", "vitest"]
    ].map(([names, module]) => `import { ${names} } from ${JSON.stringify(module)}`),
    "",
    `it(${JSON.stringify(name)}, () => {`,
    ...expectations,
    "})",
    "",
    "const recording = parseRecording(",
    "  [",
    lines.map((line) => `    ${JSON.stringify(line)}`).join(",\n"),
    '  ].join("\\n")',
    ")",
    ""
  ].join("\n")
}
