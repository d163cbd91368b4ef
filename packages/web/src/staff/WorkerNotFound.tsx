import { BackLink } from "../layout/BackLink.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"

/** Stands at the address of a worker whom there is not, or whom this person does not know. */
export function WorkerNotFound() {
  return (
    <PageMessage title="Worker not found" actions={<BackLink />}>
      There is no such worker, or they are not among those whom you know.
    </PageMessage>
  )
}
