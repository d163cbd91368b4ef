import type { FormPaper } from "@crewfleet/machines"
import { Button } from "../ui/Button.tsx"
import { useLogic } from "../useLogic.ts"
import type { OnboardingLogics } from "./onboardingLogics.ts"

interface PaperButtonsProps {
  readonly paper: FormPaper
  readonly logic: OnboardingLogics["pdf"]
}

/** Prints a form or saves it, as one and the same PDF. */
export function PaperButtons({ paper, logic }: PaperButtonsProps) {
  const [state, send] = useLogic(logic, { input: { of: paper } })
  const busy = state.hasTag("busy")
  return (
    <>
      <Button busy={busy} onClick={() => send({ type: "file.asked", as: "print" })}>
        Print
      </Button>
      <Button busy={busy} onClick={() => send({ type: "file.asked", as: "download" })}>
        Download
      </Button>
    </>
  )
}
