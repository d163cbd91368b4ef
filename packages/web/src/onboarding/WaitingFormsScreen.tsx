import type { WaitingFormsFilter } from "@crewfleet/machines"
import type { Session, WaitingForm } from "@crewfleet/sdk"
import { formsDecidedWith, type OnboardingFormName, onboardingForm } from "@crewfleet/sdk/rules"
import { useMemo } from "react"
import { choiceFilter } from "../list/choiceFilter.tsx"
import { type List, type ListFilter, listSizes } from "../list/List.ts"
import { ListPage } from "../list/ListPage.tsx"
import { writeMoment } from "../time/write.ts"
import { Badge } from "../ui/Badge.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import * as portal from "./onboardingLogics.ts"

interface WaitingFormsScreenProps {
  readonly session: Pick<Session, "permissions">
  readonly agencyId: number
  readonly logics?: Pick<portal.OnboardingLogics, "waiting">
}

/** The forms that wait for the agency to decide, the first to come first. */
export function WaitingFormsScreen({
  agencyId,
  session: { permissions },
  logics = portal.onboardingLogics
}: WaitingFormsScreenProps) {
  const list = useMemo(
    (): List<WaitingForm, WaitingFormsFilter> => ({
      names: ["form", "forms"],
      title: () => "Waiting for your decision",
      logic: logics.waiting,
      filter: { agencyId, form: undefined },
      columns: [
        {
          heading: "Worker",
          card: "heading",
          cell: (row) => (
            <RowLink
              href={`/agency/${row.form}/${agencyId}/${row.workerId}`}
            >{`${row.firstname} ${row.lastname}`}</RowLink>
          )
        },
        {
          heading: "Form",
          card: "plain",
          cell: ({ form }) => onboardingForm(form as OnboardingFormName).title
        },
        { heading: "Handed in", card: "side", cell: ({ submitted }) => writeMoment(submitted) },
        {
          heading: "Note",
          card: "plain",
          sparse: true,
          cell: ({ again }) => again && <Badge tone="info">Handed in again</Badge>
        }
      ],
      filters: {
        form: choiceFilter({
          name: "form",
          label: "Form",
          placeholder: "All forms",
          choices: namesOfForms(permissions)
        }) as ListFilter<WaitingFormsFilter["form"], WaitingFormsFilter>
      },
      sizes: listSizes,
      situation: "authenticatedCall",
      none: {
        title: "No form waits for you",
        advice: "Forms that workers hand in stand here until you decide about them."
      },
      notFound: () => ({})
    }),
    [agencyId, permissions, logics]
  )
  return <ListPage lead="What workers have handed in and you have yet to decide." list={list} />
}

/** What the forms are called about which somebody decides. */
const namesOfForms = (permissions: ReadonlyArray<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    formsDecidedWith((permission) => permissions.includes(permission)).map((name) => [
      name,
      onboardingForm(name).title
    ])
  )
