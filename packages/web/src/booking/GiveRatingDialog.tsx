import type { hireRatingMachine, hirerRatingMachine } from "@crewfleet/machines"
import { type AnyForm, type RatingType, ratingForms, ratingItems } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useState } from "react"
import { makeDrafts } from "../editing/Drafts.ts"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import type { ControlProps } from "../form/ControlProps.ts"
import type { OddFields } from "../form/Questions.tsx"
import { StarsField } from "./StarsField.tsx"

const star = (control: ControlProps<string>) => <StarsField {...control} />
const starsFor = (type: RatingType): OddFields<AnyForm> =>
  Object.fromEntries(ratingItems[type].map((aspect) => [aspect, star]))
const stars = { CLIENT: starsFor("CLIENT"), VEHICLE: starsFor("VEHICLE") }

interface GiveRatingDialogProps {
  readonly bookingId: number
  readonly type: RatingType
  /** What is done, as title and button say it. */
  readonly act: string
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logic: typeof hirerRatingMachine | typeof hireRatingMachine
  /** It was closed, or refused: what is known of the hire may be out of date. */
  readonly onClose: () => void
  readonly onRefused: () => void
}

/** Asks one side of a hire what it thought of the other; what was chosen and not sent is kept, and its key with it. */
export function GiveRatingDialog({ bookingId, type, act, onRefused, ...props }: GiveRatingDialogProps) {
  const form: AnyForm = ratingForms[type]
  const [drafts] = useState(() => makeDrafts<never, object>(`rating.${bookingId}.${type}`, form))
  return (
    <EditorDialog<never, AnyForm>
      logic={props.logic}
      of={form}
      owner={props.owner}
      thing="rating"
      drafts={drafts}
      title={act}
      submit={act}
      questions={{ prefix: "rating-", odd: stars[type] }}
      onDone={props.onClose}
    >
      {({ refusals }) => <Refusals refusals={refusals} onRefused={onRefused} />}
    </EditorDialog>
  )
}

interface RefusalsProps {
  readonly refusals: ReadonlyArray<string>
  readonly onRefused: () => void
}

function Refusals({ refusals, onRefused }: RefusalsProps) {
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (refusals.length > 0) refused()
  }, [refusals])
  return null
}
