import type { StaffFilter } from "@crewfleet/machines"
import type { ListedWorker } from "@crewfleet/sdk"
import { workerStandingWords } from "@crewfleet/sdk/rules"
import { CredentialExpiry } from "../credential/CredentialExpiry.tsx"
import { jobsColumn, jobsCsv } from "../eligibility/jobsColumn.tsx"
import { choiceFilter } from "../list/choiceFilter.tsx"
import { type List, type ListFilter, listSizes } from "../list/List.ts"
import { Badge } from "../ui/Badge.tsx"
import { EmailText } from "../ui/EmailText.tsx"
import { Row } from "../ui/Row.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { unknown } from "../ui/unknown.ts"
import { lookupFilter } from "./lookupFilter.tsx"
import { nameOfWorker } from "./nameOfWorker.ts"
import { StaffStanding } from "./StaffStanding.tsx"
import type { StaffLogics } from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"

/** The list of an agency's workers. */
export const staffList = (
  agencyId: number,
  logics: Pick<StaffLogics, "list" | "export" | "lookup">
): List<ListedWorker, StaffFilter> => ({
  names: ["worker", "workers"],
  title: "Your workers",
  logic: logics.list,
  filter: { agencyId, standing: "TAKEN_ON", code: undefined, expiring: undefined },
  columns: [
    {
      heading: "Name",
      sort: "name",
      card: "heading",
      cell: (worker) => (
        <RowLink href={staffPlaces.info({ agencyId, workerId: worker.id })}>{nameOfWorker(worker)}</RowLink>
      )
    },
    {
      heading: "Contact",
      card: "plain",
      cell: ({ email, phoneNumber }) => (
        <TwoLines second={email && phoneNumber}>
          {email ? <EmailText of={email} /> : phoneNumber || unknown}
        </TwoLines>
      )
    },
    {
      heading: "Employment No.",
      card: "side",
      cell: ({ employmentNumber }) => employmentNumber ?? unknown
    },
    jobsColumn,
    { heading: "Standing", card: "side", cell: (worker) => <Standing worker={worker} /> },
    {
      heading: "Next expiry",
      sort: "nextExpiry",
      narrow: true,
      cell: ({ nextExpiry, shares }) =>
        shares ? <CredentialExpiry credential={{ expires: nextExpiry }} /> : "Not shared"
    },
    {
      heading: "To review",
      align: "end",
      card: "figure",
      cell: ({ waiting, shares }) => (shares ? waiting : unknown)
    }
  ],
  search: { placeholder: "Name, e-mail, telephone or number" },
  filters: {
    code: lookupFilter({
      name: "code",
      label: "Assignment code",
      placeholder: "Any assignment",
      of: "assignmentCodes",
      logic: logics.lookup
    }),
    standing: choiceFilter({
      name: "standing",
      label: "Standing",
      placeholder: "Any standing",
      choices: { TAKEN_ON: workerStandingWords.TAKEN_ON, LEFT: workerStandingWords.LEFT }
    }) as ListFilter<StaffFilter["standing"], StaffFilter>,
    expiring: choiceFilter({
      name: "expiring",
      label: "Expiry",
      placeholder: "Any expiry",
      choices: {
        "0": "Already expired",
        "30": "Ends within 30 days",
        "60": "Ends within 60 days",
        "90": "Ends within 90 days"
      }
    })
  },
  sizes: listSizes,
  situation: "authenticatedCall",
  none: {
    title: "Nobody works for you yet",
    advice: "Those who have applied stand under Applicants, where you take them on."
  },
  csv: {
    logic: logics.export,
    added: "taken on",
    columns: {
      Id: ({ id }) => id,
      "First Name": ({ firstname }) => firstname,
      "Last Name": ({ lastname }) => lastname,
      "E-mail": ({ email }) => email ?? "",
      Telephone: ({ phoneNumber }) => phoneNumber ?? "",
      "Employment No.": ({ employmentNumber }) => employmentNumber ?? "",
      ...jobsCsv,
      Standing: ({ standing }) =>
        workerStandingWords[standing as keyof typeof workerStandingWords] ?? standing,
      "Fit To Work": ({ fitToWork }) => (fitToWork ? "Yes" : "No"),
      "Shares Records": ({ shares }) => (shares ? "Yes" : "No"),
      "To Review": ({ waiting }) => waiting,
      "Next Expiry": ({ nextExpiry }) => nextExpiry ?? ""
    }
  }
})

function Standing({ worker: { standing, fitToWork } }: { readonly worker: ListedWorker }) {
  return (
    <Row as="span">
      <StaffStanding standing={standing} />
      {standing === "TAKEN_ON" && !fitToWork && <Badge tone="warning">Not found fit</Badge>}
    </Row>
  )
}
