import type { AskedRequirement, MatrixWorker } from "@crewfleet/sdk"
import { cellText, changeText, findingText } from "@crewfleet/sdk/rules"
import type { ListCsv } from "../list/List.ts"
import { verdictText } from "./verdictText.ts"

/** What stands in the file of a matrix: a column for each requirement, in their order. */
export const matrixCsv = (
  requirements: ReadonlyArray<AskedRequirement>
): ListCsv<MatrixWorker>["columns"] => {
  const columns: Record<string, (worker: MatrixWorker) => string | number> = {
    Id: ({ id }) => id,
    "First name": ({ firstname }) => firstname,
    Surname: ({ lastname }) => lastname,
    "Employment number": ({ employmentNumber }) => employmentNumber ?? "",
    Verdict: ({ verdict }) => verdictText(verdict),
    Why: ({ cells }) =>
      cells
        .flatMap((cell, at) =>
          cell.outcome === "MET" ? [] : [findingText({ name: requirements[at]?.name ?? "", ...cell })]
        )
        .join("; "),
    "What comes": ({ changes }) => changes.map(changeText).join("; ")
  }
  requirements.forEach(({ name }, at) => {
    // Two of one name are told apart, and neither takes the place of a column above.
    const heading = Object.hasOwn(columns, name) ? `${name} (${at + 1})` : name
    columns[heading] = ({ cells }) => (cells[at] ? cellText(cells[at]) : "")
  })
  return columns
}
