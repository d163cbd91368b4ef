import type { sessionMachine } from "@crewfleet/machines"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import styles from "./CurrencyUnknown.module.css"

/** Says on every page that amounts may be in another currency, as long as the agency's own could not be loaded. */
export function CurrencyUnknown({ session }: { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const fallback = useSelector(session, isFallback)
  const busy = useSelector(session, isAsking)
  if (!fallback) return null
  return (
    <div className={styles.unknown}>
      <Callout tone="warning">
        <p>
          Amounts are shown in US dollars and may be in another currency: your agency's currency could not be
          loaded.
        </p>
        <div>
          <Button size="small" busy={busy} onClick={() => session.send({ type: "currency.asked" })}>
            Try again
          </Button>
        </div>
      </Callout>
    </div>
  )
}

type State = SnapshotFrom<typeof sessionMachine>

const isFallback = ({ context }: State) => context.currencyFailures !== undefined
const isAsking = (state: State) => state.matches({ signedIn: { currency: "loading" } })
