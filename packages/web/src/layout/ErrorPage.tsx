import { PageMessage } from "./PageMessage.tsx"

/** What is left to say after an error nobody could handle. */
export function ErrorPage({ onGoBack }: { readonly onGoBack: () => void }) {
  return <PageMessage title="Oops, an error occurred" onGoBack={onGoBack} />
}
