import { writeMoment } from "../time/write.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { type Column, DataTable } from "../ui/DataTable.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { Attention } from "./Attention.tsx"
import type { Bar, Lane } from "./Lane.ts"
import type { ScheduleWords } from "./ScheduleWords.ts"

interface LaneTableProps {
  readonly caption: string
  readonly lanes: ReadonlyArray<Lane>
  readonly words: ScheduleWords
}

interface Line {
  readonly lane: Lane
  readonly bar: Bar
}

/** Lanes as a table: a line for each bar of each, the first to start first. */
export function LaneTable({ caption, lanes, words }: LaneTableProps) {
  const lines = lanes
    .flatMap((lane) => lane.bars.map((bar): Line => ({ lane, bar })))
    .sort((one, other) => Date.parse(one.bar.start) - Date.parse(other.bar.start))
  return (
    <DataTable
      caption={caption}
      columns={columnsFor(words)}
      rows={lines}
      rowKey={({ lane, bar }) => `${lane.key} ${bar.key}`}
    />
  )
}

const columnsFor = (words: ScheduleWords): ReadonlyArray<Column<Line>> => [
  { heading: words.lane, cell: ({ lane }) => <TwoLines second={lane.detail}>{lane.name}</TwoLines> },
  {
    heading: words.bar,
    cell: ({ bar: { label, leadsTo } }) => (
      <RowLink href={typeof leadsTo === "string" ? leadsTo : undefined}>{label}</RowLink>
    )
  },
  { heading: "Start", cell: ({ bar }) => writeMoment(bar.start) },
  { heading: "End", cell: ({ bar }) => writeMoment(bar.end) },
  { heading: "Status", cell: ({ bar: { status } }) => <Badge tone={status.tone}>{status.words}</Badge> },
  { heading: "Note", sparse: true, cell: ({ bar }) => bar.note },
  {
    heading: "Attention",
    card: "wide",
    sparse: true,
    cell: ({ bar }) => bar.attention !== undefined && <Attention>{bar.attention}</Attention>
  },
  {
    heading: "Actions",
    align: "end",
    card: "side",
    sparse: true,
    cell: ({ bar: { leadsTo } }) =>
      typeof leadsTo === "object" && (
        <Button size="small" aria-label={leadsTo.name} onClick={leadsTo.act}>
          {leadsTo.words}
        </Button>
      )
  }
]
