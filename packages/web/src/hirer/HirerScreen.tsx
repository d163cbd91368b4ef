import { isRefusedWith } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { useLocation, useSearch } from "wouter"
import { BackLink } from "../layout/BackLink.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { failureWords } from "../list/failureWords.ts"
import { ErrorState } from "../ui/ErrorState.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Tabs } from "../ui/Tabs.tsx"
import { useLogic } from "../useLogic.ts"
import { HirerBookings } from "./HirerBookings.tsx"
import { HirerDialog } from "./HirerDialog.tsx"
import { HirerDocuments } from "./HirerDocuments.tsx"
import { HirerHeader } from "./HirerHeader.tsx"
import styles from "./HirerScreen.module.css"
import { hirerLogics } from "./hirerLogics.ts"
import { useHirersPlace } from "./hirersPlace.ts"

/** Whose hirer is shown. */
export interface HirerScreenProps {
  readonly hirerId: number
  readonly agencyId: number | undefined
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
  readonly logics?: typeof hirerLogics
}

/** Shows `hirerMachine`: one hirer with bookings and identity documents. */
export function HirerScreen({ hirerId, agencyId, currency, logics = hirerLogics }: HirerScreenProps) {
  const [state, send] = useLogic(logics.hirer, { input: { request: { hirerId, agencyId } } })
  const [edits, setEdits] = useState(false)
  const listed = useHirersPlace()
  const { value: hirer, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  const back = <BackLink href={listed} />

  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage title={failureWords("loadHirer", failure)} actions={back}>
        There is no hirer {hirerId} among yours.
      </PageMessage>
    )
  return (
    <Stack>
      {back}
      <HirerHeader id={hirerId} hirer={hirer} onEdit={() => setEdits(true)} />
      {edits && (
        <HirerDialog
          id={hirerId}
          agencyId={agencyId}
          logics={logics}
          onClose={(saved) => {
            setEdits(false)
            if (saved) reload()
          }}
        />
      )}
      {failure && (
        <div className={styles.message}>
          <ErrorState
            message={failureWords("loadHirer", failure)}
            detail={attempts > 0 ? words.tryingAgain.text : undefined}
            busy={state.hasTag("busy")}
            onRetry={reload}
          />
        </div>
      )}
      {!failure && !hirer && (
        <div className={styles.message}>
          <LoadingState message="Loading hirer..." />
        </div>
      )}
      {hirer && (
        <HirerTabs
          bookings={
            <HirerBookings
              hirerId={hirerId}
              agencyId={agencyId}
              currency={currency}
              logic={logics.bookings}
            />
          }
          documents={
            <HirerDocuments
              hirer={hirer}
              agencyId={agencyId}
              makeUpload={logics.makeUpload}
              onChange={reload}
            />
          }
        />
      )}
    </Stack>
  )
}

interface HirerTabsProps {
  readonly bookings: React.ReactNode
  readonly documents: React.ReactNode
}

/** The two tabs; which one is shown stands in the address. */
function HirerTabs({ bookings, documents }: HirerTabsProps) {
  const [path, navigate] = useLocation()
  const shown = new URLSearchParams(useSearch()).get("tab") === "documents" ? "documents" : "bookings"
  return (
    <Tabs
      label="About this hirer"
      value={shown}
      onChange={(tab) => navigate(tab === "documents" ? `${path}?tab=documents` : path)}
      tabs={[
        { value: "bookings", label: "Bookings", content: bookings },
        { value: "documents", label: "Documents", content: documents }
      ]}
    />
  )
}
