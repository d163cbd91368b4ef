import type { MoneyOf } from "@crewfleet/machines"
import type { MoneySheet } from "@crewfleet/sdk"
import { dayOf, moneyForm } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useState } from "react"
import { type Drafts, makeDrafts } from "../editing/Drafts.ts"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { currentOwner } from "../session/currentOwner.ts"
import { timeZone } from "../time/timeZone.ts"
import { type MoneyAct, suggestedText } from "./moneyActs.ts"
import type { MoneyLogics } from "./moneyLogics.ts"

interface MoneyEntryDialogProps {
  readonly of: MoneyOf
  readonly act: MoneyAct
  /** The money as it stands now, which may change while somebody types. */
  readonly sheet: MoneySheet
  /** What was agreed as a deposit, in major units. */
  readonly agreedDeposit: number
  readonly money: (major: number) => string
  readonly logic: MoneyLogics["entry"]
  /** The service would not take it, so that what is shown may be out of date. */
  readonly onRefused: () => void
  readonly onClose: (changed: boolean) => void
}

type Answers = typeof moneyForm.empty
const fields = Object.keys(moneyForm.questions).filter((field) => field !== "kind")

/** Enters money of a booking that has changed hands; what was typed and not sent is kept, and its key with it. */
export function MoneyEntryDialog({ of, act, sheet, onRefused, onClose, ...props }: MoneyEntryDialogProps) {
  const { kind } = act
  const [owner] = useState(currentOwner)
  const [begun] = useState(() => {
    const zone = timeZone()
    return { kind, zone, currency: sheet.currency, date: dayOf(new Date(), zone) }
  })
  const [logic] = useState(() => props.logic(of, begun))
  const [drafts] = useState(() => {
    const suggested = suggestedText(act.suggests(sheet, props.agreedDeposit))
    const form = {
      ...moneyForm.empty,
      kind,
      date: begun.date,
      amount: suggested,
      suggested: suggested || null
    }
    return suggesting(makeDrafts<never, Answers>(`money.${of.bookingId}.${kind}`, moneyForm), form)
  })
  return (
    <EditorDialog<never, typeof moneyForm>
      logic={logic}
      of={moneyForm}
      owner={owner}
      thing="entry"
      drafts={drafts}
      title={act.act}
      submit={act.act}
      questions={{ prefix: "money-", fields }}
      onDone={({ changed }) => onClose(changed)}
    >
      {({ refusals }) => (
        <Standing says={act.says(sheet, props.money)} refusals={refusals} onRefused={onRefused} />
      )}
    </EditorDialog>
  )
}

/** Drafts where a form stands in the place of one that nobody kept. */
const suggesting = (kept: Drafts<never, Answers>, form: Answers): Drafts<never, Answers> => ({
  ...kept,
  read: async (owner, id) => (await kept.read(owner, id)) ?? { form, key: crypto.randomUUID() }
})

interface StandingProps {
  readonly says: string
  readonly refusals: ReadonlyArray<string>
  readonly onRefused: () => void
}

function Standing({ says, refusals, onRefused }: StandingProps) {
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (refusals.length > 0) refused()
  }, [refusals])
  return <p aria-live="polite">{says}</p>
}
