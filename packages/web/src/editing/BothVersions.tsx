import type { VersionedSection } from "@crewfleet/sdk/rules"
import { useEffect, useRef } from "react"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./BothVersions.module.css"

interface BothVersionsProps {
  /** What was edited, such as `promotion`. */
  readonly thing: string
  /** Only those in which the versions differ. */
  readonly sections: ReadonlyArray<VersionedSection>
  readonly onChoose: (event: { readonly type: "mine.kept" | "theirs.taken" | "editing.resumed" }) => void
}

/** What was typed beside what somebody else has saved meanwhile, the differences marked, until one is chosen. */
export function BothVersions({ thing, sections, onChoose }: BothVersionsProps) {
  const both = useRef<HTMLElement>(null)
  useEffect(() => both.current?.focus(), [])
  return (
    <Stack
      as="section"
      ref={both}
      className={styles.both}
      tabIndex={-1}
      aria-label={`Both versions of the ${thing}`}
    >
      <p>
        This {thing} was saved somewhere else, by you or somebody else, while you were editing it. Nothing
        that you typed is lost: choose which version counts, or go on editing yours.
      </p>
      <table className={styles.versions}>
        <caption className={styles.caption}>Both versions of the {thing}</caption>
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Your version</th>
            <th scope="col">Their version</th>
          </tr>
        </thead>
        {sections.map(({ title, answers }) => (
          <tbody key={title}>
            {title && (
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.section}>
                  {title}
                </th>
              </tr>
            )}
            {answers.map(({ at, label, mine, theirs }) => (
              <tr key={at} data-differs={mine !== theirs}>
                <th scope="row">
                  {label} {mine !== theirs && <Badge tone="warning">Differs</Badge>}
                </th>
                <td data-heading="Your version">{mine || none}</td>
                <td data-heading="Their version">{theirs || none}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Row justify="end" stackedBelow={36}>
        <Button onClick={() => onChoose({ type: "mine.kept" })}>Save my version</Button>
        <Button onClick={() => onChoose({ type: "theirs.taken" })}>Take their version</Button>
        <Button kind="primary" onClick={() => onChoose({ type: "editing.resumed" })}>
          Go on editing mine
        </Button>
      </Row>
    </Stack>
  )
}

const none = "Not provided"
