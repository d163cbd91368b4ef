import { LoadedPart } from "../list/LoadedPart.tsx"
import { Card } from "../ui/Card.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"
import { LegibleForm } from "./LegibleForm.tsx"

/** Which agencies may see a job; an administrator changes it while the job is new. */
export function LegibleCard({ job, state, act, logics }: JobOnPage) {
  return (
    <Card title="Which agencies may see it">
      <LoadedPart key={job.version} logic={logics.agencies} request={state.context.request} lines={3}>
        {(agencies) =>
          job.transportStatus === "NEW" ? (
            <LegibleForm agencies={agencies} state={state} act={act} />
          ) : (
            <>
              <ul>{agencies.map(({ id, name, standing }) => standing && <li key={id}>{name}</li>)}</ul>
              <p className={styles.minor}>
                These agencies were asked. That can be changed while a job is new.
              </p>
            </>
          )
        }
      </LoadedPart>
    </Card>
  )
}
