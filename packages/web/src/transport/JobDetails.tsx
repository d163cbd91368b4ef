import type { TransportJob, UserType } from "@crewfleet/sdk"
import {
  isAmong,
  isExtreme,
  openTransportStatuses,
  type RatedRisk,
  ratedRisks,
  readWhereUnsaid,
  type TransportReader,
  transportForm,
  withheldWords
} from "@crewfleet/sdk/rules"
import { type ReactNode, useState } from "react"
import { AnswerList } from "../form/AnswerList.tsx"
import { Card } from "../ui/Card.tsx"
import { SegmentedControl } from "../ui/SegmentedControl.tsx"
import { Stack } from "../ui/Stack.tsx"
import { ErasedPatient } from "./ErasedPatient.tsx"
import { riskMarks } from "./riskMarks.tsx"

interface JobDetailsProps {
  readonly job: TransportJob
  readonly userType: UserType
  /** What else belongs to the details, such as the risk document. */
  readonly children?: ReactNode
}

/** What a ward has told of a journey, to read: in short, or all of it, as it is while the job is new. */
export function JobDetails({ job, userType, children }: JobDetailsProps) {
  const [view, setView] = useState<"short" | "full">(job.transportStatus === "NEW" ? "full" : "short")
  const answers = transportForm.read(job)
  const reader = readerOf(job, userType)
  if (job.erasedAt) return <ErasedPatient title="Job details" erasedAt={job.erasedAt} />
  // Who will read nothing of it later either is told once.
  const leavesOut = reader !== "agencyAmongOthers" && job.withheld.length > 0
  const grave = Object.keys(ratedRisks).filter((risk) => isExtreme(answers[risk as RatedRisk]))
  const fields = (view === "short" ? [...shortly, ...grave] : all).filter(
    (field) => !(leavesOut && job.withheld.includes(field))
  )
  return (
    <Card
      title="Job details"
      actions={
        <SegmentedControl
          label="How much is shown"
          segments={[
            { value: "short", label: "Short" },
            { value: "full", label: "Full" }
          ]}
          value={view}
          onChange={setView}
        />
      }
    >
      <Stack gap={5}>
        <AnswerList
          of={transportForm}
          answers={answers}
          fields={fields}
          withheld={job.withheld}
          withheldSaid={withheldWords(reader)}
          unsaid={readWhereUnsaid}
          marks={riskMarks(answers)}
        />
        {leavesOut && (
          <p>What it tells of the patient, the contacts and who pays is {withheldWords(reader)}.</p>
        )}
        {children}
      </Stack>
    </Card>
  )
}

/** An agency that reads a request before it has accepted it is one of several where anything is kept from it. */
const readerOf = ({ transportStatus }: TransportJob, userType: UserType): TransportReader => {
  if (userType !== "AGENCY") return "admin"
  if (transportStatus === "NEW") return "agencyAmongOthers"
  return isAmong(openTransportStatuses, transportStatus) ? "agency" : "formerAgency"
}

const all: ReadonlyArray<string> = Object.keys(transportForm.questions)

/** What somebody wants to know at a glance, beside the risks that are significant, high or medium. */
const shortly: ReadonlyArray<keyof (typeof transportForm)["questions"]> = [
  "dateTimeRequired",
  "pickupPostCode",
  "destination",
  "destinationPostCode",
  "specialRequests",
  "pward",
  "pname",
  "pickupLocationContactNumber",
  "patientName",
  "passengerGender",
  "reasonForTransport",
  "walk",
  "passengerRequiresRestraints",
  "wardEscort"
]
