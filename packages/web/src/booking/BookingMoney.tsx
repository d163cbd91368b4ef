import type { bookingMoneyMachine, MoneyOf } from "@crewfleet/machines"
import { useState } from "react"
import type { ActorRefFrom, StateFrom } from "xstate"
import { PartBody } from "../list/PartBody.tsx"
import { moneyWriter } from "../money/moneyWriter.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { BookingDocuments } from "./BookingDocuments.tsx"
import { CounterDialog } from "./CounterDialog.tsx"
import { MoneyEntryDialog } from "./MoneyEntryDialog.tsx"
import { type MoneyAct, moneyActs } from "./moneyActs.ts"
import { moneyColumns } from "./moneyColumns.tsx"
import type { MoneyLogics } from "./moneyLogics.ts"

interface BookingMoneyProps {
  readonly of: MoneyOf
  readonly state: StateFrom<typeof bookingMoneyMachine>
  readonly send: ActorRefFrom<typeof bookingMoneyMachine>["send"]
  /** What was agreed as a deposit, in major units. */
  readonly agreedDeposit: number
  /** Counts the changes of the booking, of which its documents may tell. */
  readonly version: number | undefined
  /** Whether there is an invoice to issue. */
  readonly isInvoiced: boolean
  readonly logics: MoneyLogics
  /** Money was entered, so that the invoice says something else. */
  readonly onEntered: () => void
}

/** The money of a booking: what is due and held, every entry, and what can be entered. */
export function BookingMoney({ of, state, send, agreedDeposit, logics, ...props }: BookingMoneyProps) {
  const [opened, setOpened] = useState<MoneyAct>()
  const { sheet, failure, attempts, warnings } = state.context
  const money = moneyWriter(sheet?.currency ?? "")
  const reload = () => send({ type: "reload.asked" })
  const open = (act: MoneyAct) => {
    setOpened(act)
    reload()
  }
  const close = (changed: boolean) => {
    setOpened(undefined)
    reload()
    if (changed) props.onEntered()
  }
  const cancel = ({ id }: { readonly id: number }) =>
    send({ type: "act.chosen", act: { entryId: id }, key: crypto.randomUUID() })
  const asksWhy =
    state.matches("asking") || state.matches("acting") || (state.matches("loading") && warnings.length > 0)

  return (
    <Card title="Money" busy={state.hasTag("busy")}>
      <PartBody
        situation="loadMoney"
        failure={sheet ? undefined : failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={reload}
        nothing={undefined}
        skeleton={<SkeletonLines lines={4} />}
      >
        {sheet && (
          <Stack>
            <Facts
              of={{
                [sheet.due < 0 ? "Paid too much" : "Due"]: money(Math.abs(sheet.due)),
                Paid: money(sheet.paid),
                Total: money(sheet.total),
                "Deposit held": money(sheet.depositHeld)
              }}
            />
            <Row gap={3} stackedBelow={36}>
              {moneyActs
                .filter(({ isPossible }) => isPossible(sheet))
                .map((act) => (
                  <Button
                    key={act.kind}
                    kind={act.kind === "PAYMENT" && sheet.due > 0 ? "primary" : "secondary"}
                    onClick={() => open(act)}
                  >
                    {act.act}
                  </Button>
                ))}
            </Row>
            {sheet.entries.length > 0 && (
              <DataTable
                caption="Entries of money"
                columns={moneyColumns({ sheet, money, onCancel: cancel })}
                rows={sheet.entries}
                rowKey={({ id }) => id}
                whole
              />
            )}
            <BookingDocuments
              key={props.version}
              of={of}
              isInvoiced={props.isInvoiced}
              logic={logics.documents}
            />
          </Stack>
        )}
      </PartBody>
      {sheet && opened && (
        <MoneyEntryDialog
          of={of}
          act={opened}
          sheet={sheet}
          agreedDeposit={agreedDeposit}
          money={money}
          logic={logics.entry}
          onRefused={reload}
          onClose={close}
        />
      )}
      {asksWhy && <CounterDialog state={state} send={send} money={money} />}
    </Card>
  )
}
