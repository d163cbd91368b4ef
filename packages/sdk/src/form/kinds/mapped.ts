import type { Kind, Questions, Sent, Shape } from "../Question.ts"

/** A question that travels in another way than its kind does: only what is odd on the wire is said. */
export const mapped = <Of extends Questions[string], Wire>(
  question: Of,
  wire: {
    readonly shape: Shape
    readonly read: (wire: Wire) => Parameters<Of["read"]>[0]
    readonly write: (sent: Sent<Of>) => Wire | null | undefined
  }
): Omit<Of, "read" | "write" | "shape"> & Kind<Of["empty"], Wire> => ({
  ...question,
  shape: wire.shape,
  read: (reported) =>
    question.read(reported === null || reported === undefined ? undefined : wire.read(reported)),
  write: (typed) => {
    const sent: Sent<Of> | null | undefined = question.write(typed)
    return sent === undefined || sent === null ? undefined : wire.write(sent)
  }
})
