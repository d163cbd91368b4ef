import ArrowLeft from "lucide-react/icons/arrow-left"
import { Button } from "../ui/Button.tsx"

interface GoBackButtonProps {
  readonly onGoBack: () => void
}

/** The way back to the page before. */
export function GoBackButton({ onGoBack }: GoBackButtonProps) {
  return (
    <Button size="small" onClick={onGoBack}>
      <ArrowLeft size={15} aria-hidden="true" />
      Go Back
    </Button>
  )
}
