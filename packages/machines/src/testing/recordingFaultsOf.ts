import { type AnyStateMachine, createActor, fromPromise, SimulatedClock } from "xstate"
import { makeRecorder } from "../recording/makeRecorder.ts"
import { maskedTexts } from "../recording/masking.ts"
import { maskOf } from "../recording/maskOf.ts"
import type { Recording } from "../recording/Recording.ts"
import { formatRecording, parseRecording } from "../recording/recordingFile.ts"
import { replay } from "../recording/replay.ts"
import { type Path, type Script, type Step, type Walk, walk } from "./walk.ts"

/** What breaks the promises of recordings, on paths that take each event of a script in each state. */
export const recordingFaultsOf = <M extends AnyStateMachine>(
  machine: M,
  script: Script<M>,
  { paths }: Walk = walk(machine, script)
) => {
  const runs = withoutRepeats(paths).map((path) => {
    const text = recorded(machine, path)
    return { path, text, recording: parseRecording(text) }
  })
  const secrets = secretsIn(machine, script)
  return {
    "is recorded step by step": runs
      .filter(({ path, recording }) => recording.steps.length <= path.events.length)
      .map(({ text }) => text),
    "is replayed from a file to the same states, notices and contexts": runs.flatMap(
      ({ text, recording }) => {
        const { partings } = replay(recording, [{ machine }])
        return partings.length > 0 ? [{ partings, text }] : []
      }
    ),
    "is replayed from its start to its end, whatever is masked": runs
      .filter(({ recording }) => recording.steps.some(({ masked }) => masked))
      .map(({ text }) => text),
    "leaves nothing that was typed or received in the file": runs.flatMap(({ text, recording }) => {
      const texts = textsIn(recording)
      return secrets
        .filter((secret) => texts.some((written) => written.includes(secret)))
        .map((secret) => ({ secret, text }))
    })
  }
}

/** The paths without those that only repeat, in another context, what others do as well. */
const withoutRepeats = (paths: ReadonlyArray<Path>): ReadonlyArray<Path> => {
  const seen = new Set<string>()
  const passed = new Set<Step>()
  const [values, heard] = [writtenOnce(), writtenOnce()]
  const keyOf = ({ from, event, to }: Step) =>
    [values(from, from.value), heard(event, event), values(to, to.value)].join()
  return paths.filter(({ steps }) => {
    const others = steps.filter((step) => !passed.has(step))
    const keys = others.map(keyOf).filter((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    for (const step of others) passed.add(step)
    return keys.length > 0 || steps.length === 0
  })
}

/** Writes what belongs to an object as JSON, once for each. */
const writtenOnce = () => {
  const written = new Map<object, string>()
  return (of: object, what: unknown): string => {
    const text = written.get(of) ?? JSON.stringify(what)
    written.set(of, text)
    return text
  }
}

/** Lets a machine run along a path, whose events answer for its ports, and records it as a file. */
const recorded = (machine: AnyStateMachine, { input, events }: Path): string => {
  const recorder = makeRecorder()
  const never = fromPromise(() => new Promise(() => {}))
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]))
  const { inspect } = recorder
  const actor = createActor(machine.provide({ actors }), {
    input,
    inspect,
    clock: new SimulatedClock()
  }).start()
  for (const event of events) actor.send(event)
  actor.stop()
  return formatRecording(recorder.recording())
}

/** What somebody types or a port answers in a script, unless it is harmless somewhere else in it. */
const secretsIn = <M extends AnyStateMachine>(machine: M, { inputs, events, answers }: Script<M>) => {
  const masks = maskOf(machine)
  const said = [inputs, events.map(({ type: _, ...carried }) => carried), Object.values(answers)]
  const shown = maskedTexts(said, (key) => (masks(key) === undefined ? "personal" : undefined))
  return [...maskedTexts(said, masks)].filter((secret) => secret.length > 3 && !shown.has(secret))
}

/**
 * Every text in a recording but the names of states, events, actors and machines, and but contexts: what is in those, a
 * machine has made of masked steps and of words of its own.
 */
const textsIn = ({ steps }: Recording): ReadonlyArray<string> => {
  const told = steps.map((step) => {
    const heard = step._tag === "Heard" ? { ...step.event, type: "", actorId: "" } : step.from
    return [heard, step.notices, step.masked && step.context]
  })
  return [...maskedTexts(told, () => "personal")]
}
