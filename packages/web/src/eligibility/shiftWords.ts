import type { EligibilityMatrix } from "@crewfleet/sdk"
import { write } from "../time/write.ts"
import type { MatrixPlace } from "./matrixPlace.ts"

/** Which shift a matrix is of, as the end of a sentence. */
export const shiftWords = (
  { day, from, until }: Pick<MatrixPlace, "day" | "from" | "until">,
  tomorrow: string,
  matrix: Pick<EligibilityMatrix, "start" | "end"> | undefined
): string => {
  const isWhole = from === "" && until === ""
  if (day === "" || (isWhole && day === tomorrow)) return "tomorrow"
  if (!matrix || isWhole) return `on ${write("longDate", `${day}T12:00:00Z`)}`
  return `from ${write("moment", matrix.start)} until ${write("moment", matrix.end)}`
}
