import { PageMessage } from "./PageMessage.tsx"

/** Stands in for a page that does not exist yet (specification 000 §2), and says for which where that is known. */
export function ComingSoon({ page }: { readonly page?: string | undefined }) {
  return (
    <PageMessage
      title={announced}
      {...(page && { windowTitle: `${page}: ${announced}`, lead: `${page} will be here.` })}
    >
      This feature is currently unavailable. Please try again later.
    </PageMessage>
  )
}

const announced = "Coming Soon"
