import type { FormDecision } from "@crewfleet/sdk"
import { type LongForm, type Recommendation, recommendations } from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { Callout } from "../ui/Callout.tsx"
import { Link } from "../ui/Link.tsx"

interface DecisionCalloutProps {
  readonly decision: FormDecision
  readonly long: LongForm
  /** Where a section is changed, for whoever may. */
  readonly hrefOf?: (section: string) => string
}

/** What an agency decided about a form, with what must change section by section. */
export function DecisionCallout({ decision, long, hrefOf }: DecisionCalloutProps) {
  const { agency, status, sections, comment, recommendation, adjustments, withheld, by, at } = decision
  const titleOf = (section: string) =>
    long.form.sections.find(({ id }: { readonly id: string }) => id === section)?.title ?? section
  return (
    <Callout
      tone={status === "APPROVED" ? "success" : "danger"}
      title={
        status === "APPROVED" ? `${agency.name} has approved this form` : `${agency.name} asks for changes`
      }
    >
      {sections.length > 0 && (
        <ul>
          {sections.map((change) => (
            <li key={`${change.section} ${change.comment}`}>
              {hrefOf ? (
                <Link href={hrefOf(change.section)}>{titleOf(change.section)}</Link>
              ) : (
                <b>{titleOf(change.section)}</b>
              )}
              {`: ${change.comment}`}
            </li>
          ))}
        </ul>
      )}
      {withheld && <p>The worker has not agreed that the recommendation is told.</p>}
      {recommendation && <p>{recommendations[recommendation as Recommendation] ?? recommendation}</p>}
      {adjustments && <p>{adjustments}</p>}
      {comment && <p>{comment}</p>}
      <p>
        {by ? `${by}, ` : ""}
        {writeMoment(at)}
      </p>
    </Callout>
  )
}
