import { isExtreme, ratedRisks, readWhereUnsaid, transportForm } from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useState } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { useZone } from "../time/InZone.tsx"
import { ErasedPatient } from "../transport/ErasedPatient.tsx"
import { RiskBadge } from "../transport/RiskBadge.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import { riskDocumentOf, riskVersionOf } from "./keptLog.ts"
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

/** The risk document from this device, or from the service where that is not here; nothing where there is none. */
function RiskDocument({ opened }: { readonly opened: OpenedLog }) {
  const { log } = opened
  const kept = useKeptDocument(opened)
  const { riskDoc } = log.job
  const isReplaced = kept !== undefined && riskDoc !== undefined && kept.version !== riskVersionOf(log)
  const address = isReplaced || !kept ? riskDoc && fileAddress(riskDoc.url) : kept.address
  if (!address) return null
  return (
    <Card title="Risk document">
      {isReplaced && <p>Your agency has put another in its place, which is not on this device yet.</p>}
      <Opening address={address}>Open the risk document</Opening>
      {isReplaced && <Opening address={kept.address}>Open the earlier one, which is on this device</Opening>}
    </Card>
  )
}

function Opening({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  return (
    <p>
      <a href={address} className={styles.leads} target="_blank" rel="noreferrer">
        {children}
      </a>
    </p>
  )
}

/** What is kept of the risk document, with an address in this page; read anew where another may have been kept. */
const useKeptDocument = ({ device, owner, log, isAllKept }: OpenedLog) => {
  const [kept, setKept] = useState<{ readonly version?: string | undefined; readonly address: string }>()
  const version = riskVersionOf(log)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another is kept where these change
  useEffect(() => {
    let address: string | undefined
    let gone = false
    riskDocumentOf({ owner, device })
      .then((document) => {
        if (gone) return
        address = document && URL.createObjectURL(document.file)
        setKept(document && address ? { version: document.version, address } : undefined)
      })
      .catch(() => {})
    return () => {
      gone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [device, owner, version, isAllKept])
  return kept
}
