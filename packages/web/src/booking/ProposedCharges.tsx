import type { ReturnCharges } from "@crewfleet/sdk"
import {
  type ChargeLine,
  chargeKinds,
  nameOfCode,
  signedCharge,
  undecidedCharges
} from "@crewfleet/sdk/rules"
import { moneyWriter } from "../money/moneyWriter.ts"
import { writeMoment } from "../time/write.ts"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./BookingChange.module.css"
import { ReturnPhotos } from "./ReturnPhotos.tsx"

interface SheetProps {
  readonly sheet: ReturnCharges
}

/** What is proposed at a return that is reported, or was decided before it was taken back, and is not complete: to read only. */
export function ProposedCharges({ sheet }: SheetProps) {
  const money = moneyWriter(sheet.currency)
  const lines = sheet.lines ?? []
  return (
    <Stack>
      <ReturnedAt sheet={sheet} />
      <p>{whatIsSaid(lines)}</p>
      <Stack as="ul" gap={3} aria-label="What may be charged">
        {lines.map((line) => (
          <Stack as="li" gap={1} key={line.rowId} className={styles.past}>
            <Row gap={4} nowrap align="start" justify="between">
              <span className={styles.done}>{line.description}</span>
              <span>
                {typeof line.amount === "number" ? money(signedCharge(line, line.amount)) : "No price yet"}
              </span>
            </Row>
            {line.decision && (
              <p className={styles.minor}>{decided[line.decision as keyof typeof decided]}</p>
            )}
            <Proposal sheet={sheet} of={line.rowId} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

const decided = { TAKE: "On the invoice.", DROP: "Left out." } as const

const whatIsSaid = (lines: ReadonlyArray<ChargeLine>) => {
  if (lines.length === 0)
    return "Nothing is to be charged so far. What is, is decided once the hire is complete."
  return undecidedCharges(lines) > 0
    ? "This may be charged, before tax. You take, change or leave out each line once the hire is complete."
    : "This was decided, before tax. It can be decided otherwise once the hire is complete."
}

/** When the vehicle came back, and what nobody can know of it. */
export function ReturnedAt({ sheet: { returnedAt, unknown } }: SheetProps) {
  return (
    <>
      {returnedAt && <p>The vehicle came back on {writeMoment(returnedAt)}.</p>}
      {unknown.map((text) => (
        <p key={text} className={styles.minor}>
          {text}
        </p>
      ))}
    </>
  )
}

/** How a proposal was reckoned, with its photos; nothing of a line of the agency's own. */
export function Proposal({ sheet, of }: SheetProps & { readonly of: string }) {
  const proposal = sheet.proposals.find(({ key }) => key === of)
  if (!proposal) return null
  const line = sheet.lines?.find(({ rowId }) => rowId === of)
  return (
    <>
      <p className={styles.minor}>{proposal.basis}.</p>
      <ReturnPhotos
        of={line?.description ?? nameOfCode(chargeKinds, proposal.kind)}
        photos={proposal.photos}
      />
    </>
  )
}
