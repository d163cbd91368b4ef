import { PageMessage } from "./PageMessage.tsx"

/** Stands at every address that leads nowhere. */
export function NotFound({ onGoBack }: { readonly onGoBack: () => void }) {
  return (
    <PageMessage title="Page not found" onGoBack={onGoBack}>
      Check the address, or go back to where you came from.
    </PageMessage>
  )
}
