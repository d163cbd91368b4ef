import type { AnyForm, FormSection, SectionStanding } from "@crewfleet/sdk/rules"
import { Badge, type Tone } from "../ui/Badge.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import type { FormPlaceInAddress } from "./useFormPlace.ts"

interface SectionListProps {
  readonly of: AnyForm
  readonly answers: AnyForm["empty"]
  readonly place: FormPlaceInAddress
}

type Standing = SectionStanding["standing"]

const standings: Readonly<Record<Standing, { readonly text: string; readonly tone: Tone }>> = {
  notStarted: { text: "Not started", tone: "neutral" },
  incomplete: { text: "Incomplete", tone: "warning" },
  complete: { text: "Complete", tone: "success" },
  locked: { text: "Cannot start yet", tone: "neutral" }
}

/** The sections of a form with where each stands, what it needs, and which proofs are still owed. */
export function SectionList({ of: form, answers, place }: SectionListProps) {
  const now = new Date().toISOString()
  const rows = form.standing(answers, { now }).map((standing: SectionStanding) => ({
    ...standing,
    needs: form.sections.find(({ id }: FormSection<string>) => id === standing.id)?.needs ?? []
  }))
  const owed = form
    .asked(answers)
    .filter((field: string) => form.questions[field].kind === "file" && answers[field] === null)
    .map((field: string): string => form.questions[field].label)
  return (
    <>
      <Card title="Sections" flush>
        <DataTable
          caption="Sections"
          whole
          columns={[
            {
              heading: "Section",
              card: "heading",
              cell: ({ id, title, because }) =>
                because === undefined ? (
                  <RowLink href={place.hrefOf({ section: id })}>{title}</RowLink>
                ) : (
                  title
                )
            },
            {
              heading: "Status",
              card: "side",
              cell: ({ standing }) => (
                <Badge tone={standings[standing as Standing].tone}>
                  {standings[standing as Standing].text}
                </Badge>
              )
            },
            {
              heading: "What you need",
              card: "wide",
              sparse: true,
              cell: ({ because, needs }) => because ?? (needs.length > 0 && needs.join(". "))
            }
          ]}
          rows={rows as ReadonlyArray<(typeof rows)[number]>}
          rowKey={({ id }) => id}
        />
      </Card>
      {owed.length > 0 && (
        <Callout title="Still owed">
          <p>You can hand the form in without these, and add them as soon as you have them:</p>
          <ul>
            {owed.map((label: string) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  )
}
