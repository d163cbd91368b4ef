import { Exit, Schema, SchemaIssue } from "effect"
import { Recording, recordingVersion } from "./Recording.ts"

/** A recording as the text of a file. */
export const formatRecording = (recording: Recording): string => `${JSON.stringify(recording, null, 2)}\n`

/** The recording in the text of a file. What is no recording is an error that names the field at fault. */
export const parseRecording = (text: string): Recording => {
  const content = parse(text)
  refuseNewer(content)
  const exit = decode(content)
  if (Exit.isSuccess(exit)) return exit.value
  throw new Error(`This is not a recording: ${whatIsWrong(exit)}`)
}

const decode = Schema.decodeUnknownExit(Recording)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error("This is not a recording: the file is not JSON", { cause })
  }
}

const refuseNewer = (content: unknown): void => {
  if (typeof content !== "object" || content === null || !("version" in content)) return
  if (typeof content.version === "number" && content.version > recordingVersion) {
    throw new Error(
      `This recording has version ${content.version}; the newest that can be read is ${recordingVersion}`
    )
  }
}

const describeIssues = SchemaIssue.makeFormatterStandardSchemaV1()

const whatIsWrong = (exit: Exit.Failure<unknown, Schema.SchemaError>): string => {
  const [reason] = exit.cause.reasons
  const [issue] = reason?._tag === "Fail" ? describeIssues(reason.error.issue).issues : []
  const path = issue?.path?.map((part) => String(typeof part === "object" ? part.key : part)) ?? []
  return `${path.join(".") || "the file"}: ${issue?.message ?? "it cannot be read"}`
}
