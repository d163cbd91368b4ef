import { PageMessage } from "./PageMessage.tsx"

/** Stands in for a page that does not exist yet (specification 000 §2). */
export function ComingSoon() {
  return (
    <PageMessage title="Coming Soon">
      This feature is currently unavailable. Please try again later.
    </PageMessage>
  )
}
