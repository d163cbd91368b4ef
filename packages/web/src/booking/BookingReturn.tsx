import type { returnChargesLogic } from "@crewfleet/machines"
import type { ReturnCharges } from "@crewfleet/sdk"
import { type ReturnChargesAnswers, returnChargesForm, undecidedCharges } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { type Drafts, makeDrafts } from "../editing/Drafts.ts"
import { EditorDecisions } from "../editing/EditorDecisions.tsx"
import { type EditorOpening, useEditor } from "../editing/useEditor.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { ProposedCharges } from "./ProposedCharges.tsx"
import { ReturnChargesForm } from "./ReturnChargesForm.tsx"

type Opening = EditorOpening<ReturnCharges, typeof returnChargesForm>

interface BookingReturnProps {
  readonly bookingId: number
  /** Where the booking stands. */
  readonly status: string
  /** What was paid by now, in minor units, which may be more than when the charges were read. */
  readonly paid: number | undefined
  /** Whose drafts are kept; undefined where none are. */
  readonly owner: string | undefined
  readonly logic: ReturnType<typeof returnChargesLogic>
  /** Told how many lines nobody has decided on. */
  readonly onUndecided: (count: number) => void
  /** The invoice is another one now. */
  readonly onDecided: () => void
}

/** Shows `returnChargesMachine` on the page of a booking whose vehicle is back: what may be charged, and the decision on it. */
export function BookingReturn(props: BookingReturnProps) {
  const { bookingId: id, owner } = props
  const [drafts] = useState(
    (): Drafts<ReturnCharges, ReturnChargesAnswers> => makeDrafts("charges", returnChargesForm)
  )
  const [opening, setOpening] = useState<Opening>()
  /** Counts how often what was typed was discarded, after which the form begins anew. */
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks for what was typed anew
  useEffect(() => {
    drafts.read(owner, id).then((draft) => setOpening({ of: returnChargesForm, drafts, owner, id, draft }))
  }, [drafts, owner, id, turn])
  return opening && <OpenReturn key={turn} {...props} opening={opening} onLeft={() => setTurn(turn + 1)} />
}

interface OpenReturnProps extends BookingReturnProps {
  readonly opening: Opening
  readonly onLeft: () => void
}

function OpenReturn({ opening, status, logic, ...props }: OpenReturnProps) {
  const editor = useEditor<ReturnCharges, typeof returnChargesForm>(logic, opening)
  const { context, step, busy, output, send } = editor
  const { thing } = context
  const left = useEffectEvent(props.onLeft)
  useEffect(() => {
    if (output) left()
  }, [output])
  const isComplete = thing?.status === "COMPLETE"
  const undecided = isComplete ? undecidedCharges(thing.lines ?? []) : 0
  const tell = useEffectEvent(props.onUndecided)
  useEffect(() => tell(undecided), [undecided])
  const version = thing?.version
  const known = useRef(version)
  const decided = useEffectEvent(props.onDecided)
  useEffect(() => {
    if (known.current !== undefined && version !== known.current) decided()
    known.current = version
  }, [version])

  // Until the vehicle is back there is nothing to say, nor that it is being looked at.
  if (status !== "COMPLETE" && thing?.returnedAt === undefined) return null
  const isLoading = output !== undefined || step === "loading" || step === "failed"
  return (
    <Card title="Return" busy={isLoading && busy}>
      <PartBody
        situation="loadMoney"
        failure={step === "failed" ? context.failure : undefined}
        busy={busy}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={undefined}
        skeleton={<SkeletonLines lines={4} />}
      >
        {!isLoading &&
          thing &&
          (isComplete ? (
            <ReturnChargesForm
              editor={editor}
              sheet={thing}
              paid={props.paid}
              restored={opening.draft !== undefined}
            />
          ) : (
            <ProposedCharges sheet={thing} />
          ))}
      </PartBody>
      <EditorDecisions editor={editor} thing="charges" changed="This booking was changed meanwhile" />
    </Card>
  )
}
