import type { ReturnCharges } from "@crewfleet/sdk"
import { chargeKinds, nameOfCode, signedCharge } from "@crewfleet/sdk/rules"
import { moneyWriter } from "../money/moneyWriter.ts"
import { writeMoment } from "../time/write.ts"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./BookingChange.module.css"
import { ReturnPhotos } from "./ReturnPhotos.tsx"

interface SheetProps {
  readonly sheet: ReturnCharges
}

/** What will be proposed at a return that is reported, and not complete yet: to read only. */
export function ProposedCharges({ sheet }: SheetProps) {
  const money = moneyWriter(sheet.currency)
  return (
    <Stack>
      <ReturnedAt sheet={sheet} />
      <p>
        {sheet.lines?.length
          ? "This may be charged, before tax. You take, change or leave out each line once the hire is complete."
          : "Nothing is to be charged so far. What is, is decided once the hire is complete."}
      </p>
      <Stack as="ul" gap={3} aria-label="What may be charged">
        {sheet.lines?.map(({ rowId, description, amount }) => (
          <Stack as="li" gap={1} key={rowId} className={styles.past}>
            <Row gap={4} nowrap align="start" justify="between">
              <span className={styles.done}>{description}</span>
              <span>{typeof amount === "number" ? money(signedCharge(rowId, amount)) : "No price yet"}</span>
            </Row>
            <Proposal sheet={sheet} of={rowId} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
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
