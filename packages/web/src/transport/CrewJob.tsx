import type { TransportJob } from "@crewfleet/sdk"
import {
  committedStatuses,
  isAmong,
  isSeatTaken,
  readWhereUnsaid,
  transportForm,
  transportStatusWords,
  withheldWords,
  writeInstant
} from "@crewfleet/sdk/rules"
import { fileAddress } from "../file/fileAddress.ts"
import { AnswerList } from "../form/AnswerList.tsx"
import { InZone } from "../time/InZone.tsx"
import { timeZone } from "../time/timeZone.ts"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import link from "../ui/Link.module.css"
import { Stack } from "../ui/Stack.tsx"
import { TelephoneLink } from "../ui/TelephoneLink.tsx"
import { unknown } from "../ui/unknown.ts"
import { ErasedPatient } from "./ErasedPatient.tsx"
import { riskMarks } from "./riskMarks.tsx"

/** A journey for its crew: when, with which vehicle and with whom, and of the request what is for them to read. */
export function CrewJob({ job }: { readonly job: TransportJob }) {
  const zone = job.timeZone ?? timeZone()
  const at = (instant: string | undefined) => (instant ? writeInstant("moment", instant, zone) : unknown)
  const answers = transportForm.read(job)
  const isSent = isAmong(committedStatuses, job.transportStatus)
  return (
    <InZone zone={zone}>
      <Stack>
        {!isSent && job.transportStatus !== "ABORTED" && (
          <Callout title="The crew was not sent yet">
            <p>You read here what to expect of the patient once your agency has sent the crew.</p>
          </Callout>
        )}
        <Card title="Your journey">
          <Facts
            of={{
              Status: transportStatusWords(job.transportStatus),
              Begins: at(job.shiftDate),
              Ends: at(job.shiftEndDate),
              "Patient picked up": at(job.dateTimeRequired),
              Vehicle: [job.vehicle?.name, job.vehicle?.regno].filter(Boolean).join(", ") || unknown,
              Driver: nameOf(job.driver) ?? unknown,
              "Team leader": nameOf(job.teamLeader) ?? unknown,
              Agency: job.agencyName ?? unknown,
              Telephone: job.agencyTelephone ? <TelephoneLink alone number={job.agencyTelephone} /> : unknown
            }}
          />
        </Card>
        <Card title="The crew">
          <ul>
            {crewOf(job).map(({ id, role, name }) => (
              <li key={id}>
                {name}, {role}
              </li>
            ))}
          </ul>
        </Card>
        {job.erasedAt ? (
          <ErasedPatient title="What was asked for" erasedAt={job.erasedAt} />
        ) : (
          <Card title="What was asked for">
            <Stack gap={5}>
              <AnswerList
                of={transportForm}
                answers={answers}
                fields={asked.filter((field) => !job.withheld.includes(field))}
                unsaid={readWhereUnsaid}
                marks={riskMarks(answers)}
              />
              {isSent && job.withheld.length > 0 && (
                <p>What else was asked for is {withheldWords("crew")}.</p>
              )}
            </Stack>
          </Card>
        )}
        {job.riskDoc && (
          <p>
            <a href={fileAddress(job.riskDoc.url)} className={link.alone} target="_blank" rel="noreferrer">
              Risk document: {job.riskDoc.name}
            </a>
          </p>
        )}
      </Stack>
    </InZone>
  )
}

const nameOf = (person: TransportJob["driver"]) => person && `${person.firstname} ${person.lastname}`

const crewOf = (job: TransportJob) =>
  job.transportWorkerSpecList.flatMap(({ assignmentCodeName, bookings }) =>
    bookings
      .filter(({ shiftStatus }) => isSeatTaken(shiftStatus))
      .map(({ id, worker }) => ({ id, role: assignmentCodeName, name: nameOf(worker) }))
  )

/** The crew is told above; who pays is nobody's business in a vehicle. */
const asked = transportForm.sections
  .filter(({ id }) => id !== "paying" && id !== "submitting")
  .flatMap(({ fields }) => fields)
  .filter((field) => field !== "transportWorkerSpecList")
