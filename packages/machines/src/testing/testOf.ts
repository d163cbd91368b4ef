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
  const lines = formatRecording(recording).trimEnd().split("\n")
  return [
    ...[
      ["parseRecording, replay", "@crewfleet/machines/recording"],
      ["everyMachine", "@crewfleet/machines/testing"],
      ["expect, it", "vitest"]
    ].map(([names, module]) => `import { ${names} } from ${JSON.stringify(module)}`),
    "",
    `it(${JSON.stringify(name)}, () => {`,
    "  const { ends, partings } = replay(recording, everyMachine)",
    "  expect(ends).toEqual({",
    ends.join(",\n"),
    "  })",
    "  expect(partings).toEqual([])",
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
