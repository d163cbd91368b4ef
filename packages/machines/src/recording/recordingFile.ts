import { Exit, Schema, SchemaIssue } from "effect"
import { Recording, recordingVersion } from "./Recording.ts"

/** How many characters a file may have that is read: several times what a recorder notes. */
export const longestRecording = 32_000_000

/** A recording as the text of a file, in which each step is a line. */
export const formatRecording = ({ steps, ...about }: Recording): string => {
  const head = JSON.stringify(about).slice(0, -1)
  return `${head},"steps":[\n${steps.map((step) => JSON.stringify(step)).join(",\n")}\n]}\n`
}

/** The recording in the text of a file. What is no recording is an error that names the field at fault. */
export const parseRecording = (text: string): Recording => {
  if (text.length > longestRecording)
    throw new Error(`This is not a recording: it is too long (${text.length})`)
  const content = parse(text)
  refuseOtherVersions(content)
  refuseDeep(content)
  const exit = decode(content)
  if (Exit.isSuccess(exit)) return exit.value
  throw new Error(`This is not a recording: ${whatIsWrong(exit)}`)
}

const decode = Schema.decodeUnknownExit(Recording)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (/^\s*\{"format":"crewfleet-recording"/.test(text))
      throw new Error("This recording is cut off: its end is missing, or it was damaged on its way", {
        cause
      })
    throw new Error("This is not a recording: the file is not JSON", { cause })
  }
}

const refuseOtherVersions = (content: unknown): void => {
  if (typeof content !== "object" || content === null || !("version" in content)) return
  const { version } = content
  if (typeof version !== "number" || version === recordingVersion) return
  const age = version > recordingVersion ? "newer" : "older"
  throw new Error(
    `This recording has version ${version}, which is ${age} than the one that can be read: ${recordingVersion}`
  )
}

/** Nothing that machines keep lies this deep, and what looks into it would not come to an end. */
const deepest = 64

const refuseDeep = (content: unknown): void => {
  let level: ReadonlyArray<unknown> = [content]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw new Error("This is not a recording: it is nested too deeply")
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []))
  }
}

const describeIssues = SchemaIssue.makeFormatterStandardSchemaV1()

const whatIsWrong = (exit: Exit.Failure<unknown, Schema.SchemaError>): string => {
  const [reason] = exit.cause.reasons
  const [issue] = reason?._tag === "Fail" ? describeIssues(reason.error.issue).issues : []
  const path = issue?.path?.map((part) => String(typeof part === "object" ? part.key : part)) ?? []
  return `${path.join(".") || "the file"}: ${issue?.message ?? "it cannot be read"}`
}
