import { longestRecording, parseRecording } from "../recording/recordingFile.ts"
import { replay } from "../recording/replay.ts"
import { replayWords } from "../recording/replayWords.ts"
import { everyMachine } from "./everyMachine.ts"

/** What a replay of a file came to: what is said of it, line by line, and whether everything was as recorded. */
export interface FileReplay {
  /** Whether there is a recording in the file. */
  readonly isRecording: boolean
  readonly isSame: boolean
  readonly lines: ReadonlyArray<string>
}

/** Replays the recording in a file; what is wrong with the file is said in words. */
export const replayFile = async (path: string): Promise<FileReplay> => {
  try {
    const recording = parseRecording(await textIn(path))
    const replayed = replay(recording, everyMachine)
    const isSame = replayed.partings.length === 0
    return { isRecording: true, isSame, lines: replayWords(recording, replayed) }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { isRecording: false, isSame: false, lines: [text] }
  }
}

/** No more of a file is read than a recording can have, whatever the file is. */
const textIn = async (path: string): Promise<string> => {
  const { open } = await import("node:fs/promises")
  const file = await open(path).catch((cause) => {
    const isMissing = cause instanceof Error && "code" in cause && cause.code === "ENOENT"
    throw new Error(isMissing ? `There is no file ${path}` : `${path} cannot be opened`, { cause })
  })
  try {
    const { size } = await file.stat()
    if (size > 4 * longestRecording) throw new Error(`${path} is not a recording: it is too large`)
    return await file.readFile("utf8").catch((cause) => {
      throw new Error(`${path} cannot be read`, { cause })
    })
  } finally {
    await file.close()
  }
}

if (import.meta.main) {
  const [, , path] = process.argv
  const { resolve } = await import("node:path")
  if (path === undefined) {
    process.stdout.write("Replays a recording and says where it parts: npm run replay -- FILE\n")
    process.exitCode = 1
  } else {
    const { isSame, lines } = await replayFile(resolve(process.env.INIT_CWD ?? "", path))
    process.stdout.write(`${lines.join("\n")}\n`)
    process.exitCode = isSame ? 0 : 1
  }
}
