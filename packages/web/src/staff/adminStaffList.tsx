import type { AdminStaffFilter, WorkerOfAgency } from "@crewfleet/machines"
import { workerStandingWords } from "@crewfleet/sdk/rules"
import { jobsColumn, jobsCsv } from "../eligibility/jobsColumn.tsx"
import { type List, type ListFilter, listSizes } from "../list/List.ts"
import { EmailText } from "../ui/EmailText.tsx"
import { Link } from "../ui/Link.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { unknown } from "../ui/unknown.ts"
import { nameOfWorker } from "./nameOfWorker.ts"
import { StaffStanding } from "./StaffStanding.tsx"
import type { StaffLogics } from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"

/** The list of the workers of all agencies, which the name of an agency narrows to its own. */
export const adminStaffList = (
  logics: Pick<StaffLogics, "adminList" | "adminExport">
): List<WorkerOfAgency, AdminStaffFilter> => ({
  names: ["worker", "workers"],
  title: ({ agency }, [worker]) =>
    agency ? `Workers of ${worker?.agency?.name ?? `agency ${agency}`}` : "Workers of all agencies",
  logic: logics.adminList,
  filter: { agency: undefined },
  columns: [
    {
      heading: "Name",
      sort: "name",
      card: "heading",
      cell: ({ agency, workerId, ...worker }) => (
        <RowLink href={agency?.id ? staffPlaces.ofAdmin({ agencyId: agency.id, workerId }) : undefined}>
          {nameOfWorker(worker)}
        </RowLink>
      )
    },
    {
      heading: "Agency",
      card: "plain",
      cell: ({ agency }) =>
        agency?.id ? <Link href={`/admin/workers?agency=${agency.id}`}>{agency.name}</Link> : unknown
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
    jobsColumn,
    { heading: "Standing", card: "side", cell: ({ standing }) => <StaffStanding standing={standing} /> },
    { heading: "To review", align: "end", card: "figure", cell: ({ waiting }) => waiting }
  ],
  search: { placeholder: "Name, e-mail, telephone or number" },
  filters: { agency: agencyFilter },
  sizes: listSizes,
  situation: "authenticatedCall",
  none: { title: "No agency has workers yet" },
  csv: {
    logic: logics.adminExport,
    added: "taken on",
    columns: {
      Id: ({ workerId }) => workerId,
      "First Name": ({ firstname }) => firstname,
      "Last Name": ({ lastname }) => lastname,
      Agency: ({ agency }) => agency?.name ?? "",
      "E-mail": ({ email }) => email ?? "",
      Telephone: ({ phoneNumber }) => phoneNumber ?? "",
      ...jobsCsv,
      Standing: ({ standing }) =>
        workerStandingWords[standing as keyof typeof workerStandingWords] ?? standing,
      "To Review": ({ waiting }) => waiting
    }
  }
})

/** The agency is named by the link in a row; here it is only let go. */
const agencyFilter: ListFilter<string | undefined, AdminStaffFilter> = {
  name: "agency",
  none: undefined,
  read: (word, first) => (/^[1-9]\d{0,8}$/.test(word) ? word : first),
  write: (value) => value ?? "",
  field: ({ value, onChange }) => (
    <SelectField
      name="agency"
      label="Agency"
      labelHidden
      placeholder="All agencies"
      choices={value === undefined ? [] : [{ value, label: "This agency" }]}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}
