import { Button } from "../ui/Button.tsx"
import { PageMessage } from "./PageMessage.tsx"
import { reload } from "./reload.ts"

/** Stands in for a page that broke, or could not be fetched because a newer version is out. */
export function BrokenPage() {
  return (
    <PageMessage
      title="Oops, an error occurred"
      actions={
        <Button kind="primary" onClick={reload}>
          Load again
        </Button>
      }
    >
      This page could not be shown. Load it again, or choose another one.
    </PageMessage>
  )
}
