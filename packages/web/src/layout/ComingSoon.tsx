import { PageMessage } from "./PageMessage.tsx"

/** Stands in for a page that does not exist yet. */
export function ComingSoon({ onGoBack }: { readonly onGoBack: () => void }) {
  return (
    <PageMessage title="Coming Soon" onGoBack={onGoBack}>
      This feature is currently unavailable. Please try again later.
    </PageMessage>
  )
}
