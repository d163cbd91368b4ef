import { fromPromise, type NonReducibleUnknown } from "xstate"

/** A port whose questions stay open until the test answers them. */
export const openQuestions = <Output, Input extends NonReducibleUnknown>() => {
  const asked: Array<Input> = []
  const aborted: Array<Input> = []
  const open: Array<{ answer: (output: Output) => void; fail: (error: unknown) => void }> = []
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    asked.push(input)
    signal.addEventListener("abort", () => aborted.push(input))
    return new Promise((answer, fail) => open.push({ answer, fail }))
  })

  /** Settles one of the questions, the last one unless told, and lets the machine hear it. */
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
  return {
    logic,
    asked,
    aborted,
    answer: (output: Output, index = open.length - 1) => {
      open[index]?.answer(output)
      return settled()
    },
    fail: (error: unknown, index = open.length - 1) => {
      open[index]?.fail(error)
      return settled()
    }
  }
}
