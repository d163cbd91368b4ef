import { type ApplicantsFilter, offered, staffLife } from "@crewfleet/machines"
import type { Applicant } from "@crewfleet/sdk"
import { choiceFilter } from "../list/choiceFilter.tsx"
import { type List, type ListFilter, listSizes } from "../list/List.ts"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { EmailText } from "../ui/EmailText.tsx"
import { Row } from "../ui/Row.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import { unknown } from "../ui/unknown.ts"
import { nameOfWorker } from "./nameOfWorker.ts"
import type { StaffLogics } from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"

interface ApplicantsListOptions {
  readonly agencyId: number
  readonly logic: StaffLogics["applicants"]
  readonly onTakeOn: (applicant: Applicant) => void
  readonly onDecline: (applicant: Applicant) => void
}

/** The list of those who have applied to an agency, or whom it has declined. */
export const applicantsList = ({
  agencyId,
  logic,
  onTakeOn,
  onDecline
}: ApplicantsListOptions): List<Applicant, ApplicantsFilter> => ({
  names: ["applicant", "applicants"],
  title: ({ standing }) => (standing === "DECLINED" ? "Whom you have declined" : "Who waits for your answer"),
  logic,
  filter: { agencyId, standing: undefined },
  columns: [
    {
      heading: "Name",
      card: "heading",
      cell: (applicant) => (
        <RowLink href={staffPlaces.info({ agencyId, workerId: applicant.id })}>
          {nameOfWorker(applicant)}
        </RowLink>
      )
    },
    { heading: "E-mail", card: "wide", cell: ({ email }) => (email ? <EmailText of={email} /> : unknown) },
    { heading: "Telephone", card: "side", cell: ({ phoneNumber }) => phoneNumber ?? unknown },
    { heading: "Applied as", card: "plain", cell: ({ assignmentCode }) => assignmentCode ?? unknown },
    {
      heading: "Applied",
      card: "side",
      cell: ({ appliedAt }) => (appliedAt ? writeMoment(appliedAt) : unknown)
    },
    {
      heading: "Reason",
      sparse: true,
      cell: ({ declined, declinedBecause }) => declined && (declinedBecause ?? unknown)
    },
    {
      heading: "Actions",
      card: "wide",
      cell: (applicant) => {
        const name = nameOfWorker(applicant)
        const steps = offered(staffLife, applicant.declined ? "DECLINED" : "APPLIED", {}).map(
          ({ step }) => step
        )
        return (
          <Row as="span">
            {steps.includes("worker.takenOn") && (
              <Button size="small" aria-label={`Take on ${name}`} onClick={() => onTakeOn(applicant)}>
                Take On
              </Button>
            )}
            {steps.includes("worker.declined") && (
              <Button
                size="small"
                kind="quiet"
                aria-label={`Decline ${name}`}
                onClick={() => onDecline(applicant)}
              >
                Decline
              </Button>
            )}
          </Row>
        )
      }
    }
  ],
  search: { placeholder: "Name, e-mail or telephone" },
  filters: {
    standing: choiceFilter({
      name: "standing",
      label: "Standing",
      placeholder: "Waiting",
      choices: { DECLINED: "Declined" }
    }) as ListFilter<ApplicantsFilter["standing"], ApplicantsFilter>
  },
  sizes: listSizes,
  situation: "authenticatedCall",
  none: {
    title: "Nobody has applied",
    advice: "Whoever registers with you stands here until you take them on or decline them."
  },
  notFound: (search) => (search ? {} : { title: "You have declined nobody" })
})
