import { writeMoment } from "../time/write.ts"
import type { Bar, Lane } from "./Lane.ts"

/** Everything that a bar says. */
export const barWords = ({ name, fullName = name }: Lane, bar: Bar): string =>
  [
    bar.name,
    fullName,
    `${writeMoment(bar.start)} to ${writeMoment(bar.end)}`,
    bar.status.words,
    bar.note,
    bar.attention
  ]
    .filter(Boolean)
    .join(", ")
