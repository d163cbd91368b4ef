import { ownSessionsLogic } from "@crewfleet/machines"
import { words } from "@crewfleet/sdk/rules"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { Sure } from "../ui/Sure.tsx"
import { useLogic } from "../useLogic.ts"
import { keepAndSignOut } from "./keepAndSignOut.ts"
import { ownSessionColumns } from "./ownSessionColumns.tsx"
import { loadClient } from "./sessionActor.ts"

/** Where one is signed in, and the way to sign out there. */
export function OwnSessionsScreen({ logic = ownSessions }: { readonly logic?: typeof ownSessions }) {
  const [state, send] = useLogic(logic, {})
  const { sessions, failure, ending } = state.context
  const busy = state.hasTag("busy")
  const isUnavailable = state.matches("unavailable")

  return (
    <Page
      lead="If you do not know one of these, sign it out and change your password."
      actions={
        sessions && (
          <Button busy={state.matches("endingAll")} onClick={() => send({ type: "everywhere.asked" })}>
            Sign out everywhere
          </Button>
        )
      }
    >
      <Card title="Your sessions" flush busy={busy}>
        <PartBody
          situation="loadSessions"
          failure={state.matches("failed") ? failure : undefined}
          busy={busy}
          onRetry={() => send({ type: "reload.asked" })}
          nothing={isUnavailable ? words.sessionsNotShown.text : undefined}
          advice="To sign out everywhere, change your password."
          skeleton={<SkeletonRows rows={3} />}
        >
          {sessions && (
            <DataTable
              caption="Your sessions"
              columns={ownSessionColumns(ending, (id) => send({ type: "end.asked", id }))}
              rows={sessions}
              rowKey={({ id }) => id}
              busy={busy}
            />
          )}
        </PartBody>
      </Card>
      <Sure
        open={state.matches("confirming")}
        title="Sign out everywhere?"
        description="Every device is signed out of your account, this one too. You can sign in again at once."
        no="Stay signed in"
        yes="Sign out everywhere"
        onNo={() => send({ type: "everywhere.cancelled" })}
        onYes={() => send({ type: "everywhere.confirmed" })}
      />
    </Page>
  )
}

/** Where one is signed in, over HTTP. */
const ownSessions = ownSessionsLogic(loadClient, keepAndSignOut)
