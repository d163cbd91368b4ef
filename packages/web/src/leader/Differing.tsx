import { Badge } from "../ui/Badge.tsx"

interface DifferingProps {
  readonly lines: ReadonlyArray<string>
  readonly tone: "danger" | "warning"
  readonly said: string
}

/** Lines that stand in one of two lists. */
export function Differing({ lines, tone, said }: DifferingProps) {
  return [...Map.groupBy(lines, (line) => line)].map(([line, { length }]) => (
    <li key={line}>
      <Badge tone={tone}>{said}</Badge> {line}
      {length > 1 && ` (${length} times)`}
    </li>
  ))
}
