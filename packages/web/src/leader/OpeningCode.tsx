import type { KeptHand } from "@crewfleet/machines"
import type { Problem } from "@crewfleet/sdk"
import { leaderWords, openingCodeForm } from "@crewfleet/sdk/rules"
import { AskedOnce } from "../form/AskedOnce.tsx"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"

interface OpeningCodeProps {
  readonly hands: ReadonlyArray<KeptHand>
  readonly chosen: KeptHand | undefined
  /** What is said of a log that is covered on this page. */
  readonly covered?: string
  readonly problems: ReadonlyArray<Problem>
  readonly busy: boolean
  readonly onEnter: (code: string) => void
  readonly onChoose: (id: string) => void
  readonly onSignIn: () => void
}

/** Asks for the code that opens the log on this device, or says why none opens it any more. */
export function OpeningCode({
  hands,
  chosen,
  covered,
  problems,
  busy,
  onEnter,
  onChoose,
  onSignIn
}: OpeningCodeProps) {
  const others = hands.filter(({ id }) => id !== chosen?.id)
  const isSpent = chosen?.isSpent === true
  return (
    <>
      {covered ? (
        <Callout tone="warning">{covered}</Callout>
      ) : (
        <p>The log of {chosen?.name ?? "this journey"} is on this device.</p>
      )}
      {chosen !== undefined && chosen.unsent > 0 && <p>{leaderWords.notSent(chosen.unsent)}</p>}
      {isSpent ? (
        <Callout tone="warning">{leaderWords.tooManyCodes}</Callout>
      ) : (
        <AskedOnce
          key={chosen?.id}
          of={openingCodeForm}
          problems={problems}
          busy={busy}
          onSubmit={({ code }) => onEnter(code)}
        >
          <Button type="submit" kind="primary" wide busy={busy}>
            Open the log
          </Button>
        </AskedOnce>
      )}
      <Button wide kind={isSpent ? "primary" : "secondary"} disabled={busy} onClick={onSignIn}>
        Sign in again
      </Button>
      {others.map(({ id, name }) => (
        <Button key={id} wide kind="quiet" disabled={busy} onClick={() => onChoose(id)}>
          Open the log of {name}
        </Button>
      ))}
    </>
  )
}
