import { isExtreme, ratedRisks, readWhereUnsaid, transportForm } from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useState } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { useZone } from "../time/InZone.tsx"
import { ErasedPatient } from "../transport/ErasedPatient.tsx"
import { RiskBadge } from "../transport/RiskBadge.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./LogScreen.module.css"
import type { OpenedLog } from "./OpenedLog.ts"

type Field = keyof typeof transportForm.questions

/** What is read of the patient, in the order of specification 002 §2, each with what explains it. */
const patientFields: ReadonlyArray<readonly [Field, Field?]> = [
  ["patientName"],
  ["passengerGender"],
  ["pdob"],
  ["nhs"],
  ["diagnosis"],
  ["reasonForTransport", "mha"],
  ["patientMedication", "medication"],
  ["physicalHealth"],
  ["infectionControl"],
  ["covid"],
  ["offerFood"],
  ["allergies"],
  ["pmeds"],
  ["rapidTranq"]
]
const riskFields = Object.entries(ratedRisks) as ReadonlyArray<readonly [Field, Field]>
const otherFields: ReadonlyArray<readonly [Field, Field?]> = [
  ["walk", "walkInfo"],
  ["passengerRequiresRestraints", "reasonsForRestrains"],
  ["isPassengerAwareOfTransport"],
  ["wardEscort"],
  ["otherRisks"]
]

/** The patient, to read at arm's length: nothing of it is changed here. */
export function PatientStep({ opened }: { readonly opened: OpenedLog }) {
  const { job } = opened.log
  const zone = useZone()
  const answers = transportForm.read(job)
  const asked = transportForm.asked(answers)
  const said = (field: Field): string => {
    const { say } = transportForm.questions[field] as { say: (answer: unknown, zone: string) => string }
    return say(answers[field], zone)
  }
  /** Who may not read an answer is told so, and not that there is none. */
  const isTold = (field: Field) => !job.withheld.includes(field)
  const line = ([field, explanation]: readonly [Field, Field?]) => (
    <Line
      key={field}
      label={transportForm.questions[field].label}
      explanation={explanation && isTold(explanation) && asked.includes(explanation) ? said(explanation) : ""}
    >
      {isTold(field) ? said(field) || Reflect.get(readWhereUnsaid, field) || unsaid(field) : notTold}
    </Line>
  )
  if (job.erasedAt) return <ErasedPatient title="Patient's information" erasedAt={job.erasedAt} />
  return (
    <Stack className={styles.reading}>
      <Card title="Patient's information">
        <Stack as="dl">{patientFields.map(line)}</Stack>
      </Card>
      <Card title="Current Risks">
        <Stack as="dl">
          {riskFields.map(([risk, explanation]) => {
            const rating = String(answers[risk])
            return (
              <Line
                key={risk}
                label={transportForm.questions[risk].label}
                explanation={isTold(risk) && isExtreme(rating) ? said(explanation) : ""}
              >
                {!isTold(risk) ? (
                  notTold
                ) : rating === "" ? (
                  "Not rated"
                ) : (
                  <>
                    <RiskBadge rating={rating} /> {said(risk)}
                  </>
                )}
              </Line>
            )
          })}
        </Stack>
      </Card>
      <Card title="Also">
        <Stack as="dl">{otherFields.map(line)}</Stack>
      </Card>
      <RiskDocument opened={opened} />
    </Stack>
  )
}

const notTold = "Not told to this device: ask your agency"

const unsaid = (field: Field) => (field === "wardEscort" || field === "otherRisks" ? "None" : "Not provided")

interface LineProps {
  readonly label: string
  readonly explanation: string
  readonly children: ReactNode
}

function Line({ label, explanation, children }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        {children}
        {explanation && <p className={styles.explanation}>{explanation}</p>}
      </dd>
    </div>
  )
}

/** Where the risk document lies on the device since the log was opened. */
const riskDocumentPlace = "entry/risk"

/** The risk document from this device, or from the service where it is not here; nothing where there is none. */
function RiskDocument({ opened }: { readonly opened: OpenedLog }) {
  const { device, owner, log } = opened
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    let address: string | undefined
    let gone = false
    device
      .read(owner, riskDocumentPlace)
      .then((bytes) => {
        if (!bytes || gone) return
        address = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }))
        setKept(address)
      })
      .catch(() => {})
    return () => {
      gone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [device, owner])
  const { riskDoc } = log.job
  const address = kept ?? (riskDoc && fileAddress(riskDoc.url))
  if (!address) return null
  return (
    <Card title="Risk document">
      <p>
        <a href={address} className={styles.leads} target="_blank" rel="noreferrer">
          Open the risk document
        </a>
      </p>
    </Card>
  )
}
