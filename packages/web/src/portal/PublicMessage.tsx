import type { ReactNode } from "react"
import { useBrand } from "../brand/brandAtom.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import { goBack } from "./goBack.ts"

interface PublicMessageProps {
  readonly title: string
  readonly children?: ReactNode
}

/** A page outside the portals that has something to say and a way back. */
export function PublicMessage({ title, children }: PublicMessageProps) {
  const { name } = useBrand()
  return (
    <PublicFrame product={name} title={title} year={thisYear()}>
      {children}
      <Button wide onClick={() => goBack("/")}>
        Go Back
      </Button>
    </PublicFrame>
  )
}
