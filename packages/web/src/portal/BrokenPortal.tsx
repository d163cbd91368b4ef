import { useBrand } from "../brand/brandAtom.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { reload } from "../layout/reload.ts"
import { signOut } from "../session/sessionActor.ts"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"

/** What the last boundary shows: nothing of the portal can be trusted any more, not even the session. */
export function BrokenPortal() {
  const { name } = useBrand()
  return (
    <PublicFrame product={name} title="Oops, an error occurred" year={thisYear()}>
      <p role="alert">The portal could not be shown. What was saved is safe.</p>
      <Button kind="primary" wide onClick={reload}>
        Load again
      </Button>
      <Button wide onClick={startOver}>
        Sign in again
      </Button>
    </PublicFrame>
  )
}

const startOver = async () => {
  await signOut()
  location.assign("/login")
}
