import type { ListedWorker } from "@crewfleet/sdk"
import { briefReasons, reasonsText } from "@crewfleet/sdk/rules"
import type { ListCsv } from "../list/List.ts"
import type { Column } from "../ui/DataTable.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { unknown } from "../ui/unknown.ts"
import { EligibilityBadge } from "./EligibilityBadge.tsx"
import { verdictText } from "./verdictText.ts"

type Jobs = Pick<ListedWorker, "assignmentCodes" | "verdicts">

/** What workers may be booked as, with whether they may work as that tomorrow, and why not. */
export const jobsColumn: Column<Jobs> = {
  heading: "May work tomorrow",
  narrow: true,
  card: "wide",
  cell: ({ assignmentCodes, verdicts = [] }) =>
    verdicts.length > 0 ? <Verdicts verdicts={verdicts} /> : assignmentCodes.join(", ") || unknown
}

/** The same in a file. */
export const jobsCsv: ListCsv<Jobs>["columns"] = {
  Jobs: ({ assignmentCodes }) => assignmentCodes.join(", "),
  "May Work Tomorrow": ({ verdicts = [] }) =>
    verdicts.map(({ assignmentCode, verdict }) => `${assignmentCode}: ${verdictText(verdict)}`).join("; "),
  Why: ({ verdicts = [] }) =>
    verdicts
      .map((job) => ({ ...job, why: reasonsText(job) }))
      .flatMap(({ assignmentCode, why }) => (why ? [`${assignmentCode}: ${why}`] : []))
      .join("; ")
}

/** Jobs with the same verdict for the same reasons stand together. */
function Verdicts({ verdicts }: { readonly verdicts: NonNullable<Jobs["verdicts"]> }) {
  const alike = Map.groupBy(verdicts, (job) => `${job.verdict} ${briefReasons(job)}`)
  return (
    <Stack as="ul" gap={1} role="list">
      {[...alike].map(([key, [first, ...others]]) => (
        <li key={key}>
          {first && (
            <TwoLines second={briefReasons(first)}>
              <Row as="span" gap={1} across={3}>
                {[first, ...others].map(({ assignmentCode }) => assignmentCode).join(", ")}
                <EligibilityBadge verdict={first.verdict} />
              </Row>
            </TwoLines>
          )}
        </li>
      ))}
    </Stack>
  )
}
