import type { EditorState } from "../editing/editorStateOf.ts"

/** What is known of where typed answers are. */
export interface TypedAnswers {
  /** Whether something is typed that the service does not have, files aside. */
  readonly dirty: boolean
  /** How many chosen files it does not have. */
  readonly owed: number
  /** How many of the answers cannot be saved as they are. */
  readonly wrong: number
  /** Whether this device could not keep it. */
  readonly unkept: boolean
  readonly step: EditorState
  /** Whether it was opened with what this device knew, as the service could not be asked yet. */
  readonly behind: boolean
  /** When the service saved last, as people read it; undefined before the first time. */
  readonly savedAt: string | undefined
  /** Why it could not be saved. */
  readonly because: string | undefined
}

/** Where typed answers are: with the service, on this device alone, or nowhere but on the screen. */
export interface Whereabouts {
  readonly kind: "empty" | "saving" | "saved" | "onDevice" | "nowhere"
  readonly text: string
}

/** Says truthfully where everything that was typed is. */
export const formWhereabouts = ({
  dirty,
  owed,
  wrong,
  unkept,
  step,
  behind,
  savedAt,
  because
}: TypedAnswers): Whereabouts => {
  if (step === "sending" || step === "meeting") return { kind: "saving", text: "Saving…" }
  const files = `${owed === 1 ? "one file is" : `${owed} files are`} not uploaded yet`
  if (!dirty && owed > 0) {
    const where = unkept ? "only on this screen" : "on this device"
    const saved = savedAt === undefined ? "" : `Saved at ${savedAt}, but `
    return { kind: unkept ? "nowhere" : "onDevice", text: capital(`${saved}${files}, and ${where}`) }
  }
  if (!dirty && behind) {
    const saved = savedAt === undefined ? "" : `, saved at ${savedAt}`
    return { kind: "onDevice", text: `No answer from the service: this is what this device knows${saved}` }
  }
  if (!dirty)
    return savedAt === undefined
      ? { kind: "empty", text: "Nothing is saved yet" }
      : { kind: "saved", text: `Saved at ${savedAt}` }
  const why =
    because !== undefined
      ? `it could not be saved: ${because}`
      : wrong > 0
        ? `${wrong === 1 ? "one answer is" : `${wrong} answers are`} not right yet, and not saved`
        : behind
          ? "it is saved once the service can be reached"
          : "it is saved in a moment"
  const and = owed > 0 ? `; ${files}` : ""
  return unkept
    ? { kind: "nowhere", text: `Only on this screen; this device cannot keep it, and ${why}${and}` }
    : { kind: "onDevice", text: `On this device; ${why}${and}` }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
