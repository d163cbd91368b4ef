import type { MoneyOf } from "@crewfleet/machines"
import type { MoneySheet } from "@crewfleet/sdk"
import { dayOf, moneyForm } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { type Drafts, makeDrafts } from "../editing/Drafts.ts"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import type { OpenEditor } from "../editing/useEditor.ts"
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
  const suggested = suggestedText(act.suggests(sheet, props.agreedDeposit))
  const [drafts] = useState(() => {
    const form = { ...moneyForm.empty, kind, date: begun.date, ...suggestion(suggested) }
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
      {(editor) => (
        <Standing
          says={act.says(sheet, props.money)}
          suggested={suggested}
          editor={editor}
          onRefused={onRefused}
        />
      )}
    </EditorDialog>
  )
}

/** Drafts where a form stands in the place of one that nobody kept. */
const suggesting = (kept: Drafts<never, Answers>, form: Answers): Drafts<never, Answers> => ({
  ...kept,
  read: async (owner, id) => (await kept.read(owner, id)) ?? { form, key: crypto.randomUUID() }
})

const suggestion = (amount: string) => ({ amount, suggested: amount || null })

interface StandingProps {
  readonly says: string
  /** The amount that is suggested as the money stands now. */
  readonly suggested: string
  readonly editor: OpenEditor<never, typeof moneyForm>
  readonly onRefused: () => void
}

function Standing({ says, suggested, editor, onRefused }: StandingProps) {
  const { refusals, attempts, context, change } = editor
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (refusals.length > 0) refused()
  }, [refusals])
  const before = useRef(suggested)
  // A suggestion follows the money until somebody types another amount, or sends it.
  const follow = useEffectEvent((now: string) => {
    const { amount } = context.form
    if (attempts === 0 && amount === before.current && amount !== now) change(suggestion(now))
    before.current = now
  })
  useEffect(() => follow(suggested), [suggested])
  return <p aria-live="polite">{says}</p>
}
