import { isDirty, returnChargesEditor } from "@crewfleet/machines"
import type { ReturnCharges } from "@crewfleet/sdk"
import {
  bookingChangeWords,
  chargedTotals,
  chargeKindOf,
  chargeKinds,
  leftToPay,
  majorUnits,
  minorUnits,
  payable,
  type ReturnChargesAnswers,
  returnChargesForm,
  undecidedCharges
} from "@crewfleet/sdk/rules"
import { useCallback } from "react"
import { EditorForm, EditorQuestions } from "../editing/EditorForm.tsx"
import type { OpenEditor } from "../editing/useEditor.ts"
import type { AnyControlProps } from "../form/ControlProps.ts"
import { RowsField } from "../form/RowsField.tsx"
import { moneyWriter } from "../money/moneyWriter.ts"
import { Button } from "../ui/Button.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Row } from "../ui/Row.tsx"
import { Proposal, ReturnedAt } from "./ProposedCharges.tsx"

interface ReturnChargesFormProps {
  readonly editor: OpenEditor<ReturnCharges, typeof returnChargesForm>
  readonly sheet: ReturnCharges
  /** What was paid since they were read too, in minor units, where that is known. */
  readonly paid: number | undefined
  /** Whether it goes on from what was typed earlier. */
  readonly restored: boolean
}

/** The decision on each proposed line and on lines of the agency's own, with what the invoice comes to in sight. */
export function ReturnChargesForm({ editor, sheet, paid, restored }: ReturnChargesFormProps) {
  const { context, busy, send } = editor
  const dirty = isDirty(context, returnChargesEditor)
  const undecided = undecidedCharges(sheet.lines ?? [])
  const rowOf = useCallback((row: object) => rowIn(sheet, row as { readonly rowId: string }), [sheet])
  return (
    <EditorForm
      editor={editor}
      prefix="charges-"
      foot={
        (dirty || undecided > 0) && (
          <Row justify="end">
            {dirty && (
              <Button disabled={busy} onClick={() => send({ type: "close.asked" })}>
                Discard changes
              </Button>
            )}
            <Button kind="primary" type="submit" busy={busy}>
              {bookingChangeWords("charges.decided").act}
            </Button>
          </Row>
        )
      }
    >
      <ReturnedAt sheet={sheet} />
      <p>Amounts are in {sheet.currency}, before tax.</p>
      {restored && dirty && <p>This is what you typed earlier and did not save.</p>}
      <EditorQuestions
        editor={editor}
        prefix="charges-"
        fields={dirty || undecided > 0 ? ["lines", "reason"] : ["lines"]}
        odd={{ lines: (control) => <RowsField {...(control as AnyControlProps)} rowOf={rowOf} /> }}
      />
      <WhatItComesTo sheet={sheet} paid={paid ?? minorUnits(sheet.paid)} answers={context.form} />
    </EditorForm>
  )
}

/** A proposal says what it is and how it was reckoned, and stays; a line of one's own is taken as long as it is there. */
const rowIn = (sheet: ReturnCharges, { rowId }: { readonly rowId: string }) => {
  const kind = chargeKindOf(rowId)
  return {
    title: chargeKinds[kind],
    note: <Proposal sheet={sheet} of={rowId} />,
    ...(sheet.proposals.some(({ key }) => key === rowId)
      ? { stays: true, fields: ["decision", "description", "amount"] }
      : { fields: ["description", "amount", ...(kind === "OTHER" ? ["takesOff"] : [])] })
  }
}

interface WhatItComesToProps {
  readonly sheet: ReturnCharges
  readonly paid: number
  readonly answers: ReturnChargesAnswers
}

/** What the invoice comes to now, and with what is taken as it is typed. */
function WhatItComesTo({ sheet, paid, answers }: WhatItComesToProps) {
  const { currency, vatPercentage } = sheet
  const write = moneyWriter(currency)
  const money = (minor: number) => write(majorUnits(minor))
  const hire = {
    subTotal: minorUnits(sheet.subTotal),
    discount: minorUnits(sheet.discount),
    vatPercentage
  }
  const { total } = chargedTotals(hire, returnChargesForm.write(answers).lines ?? [], currency)
  const due = leftToPay(total, { paid, depositHeld: 0 }, currency)
  return (
    <section aria-label="What the invoice comes to" aria-live="polite">
      <Facts
        of={{
          "On the invoice now": write(sheet.total),
          "With these lines, tax included": money(payable(total, currency)),
          [due < 0 ? "Paid too much then" : "Due then"]: money(Math.abs(due))
        }}
      />
    </section>
  )
}
