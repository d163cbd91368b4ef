import Camera from "lucide-react/icons/camera"
import { type ReactNode, useRef } from "react"
import { Button } from "./Button.tsx"

interface CameraButtonProps {
  readonly kind?: "primary" | "secondary"
  readonly disabled?: boolean
  /** Its name where the words on it do not tell it from others. */
  readonly label?: string
  readonly onTake: (photograph: File) => void
  readonly children: ReactNode
}

/** Opens the camera of a phone at once, and a choice of pictures elsewhere. */
export function CameraButton({
  kind = "secondary",
  disabled = false,
  label,
  onTake,
  children
}: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        kind={kind}
        size="small"
        disabled={disabled}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        <Camera size={16} aria-hidden="true" />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          const [photograph] = currentTarget.files ?? []
          currentTarget.value = "" // so that the same photograph can be chosen again
          if (photograph) onTake(photograph)
        }}
      />
    </>
  )
}
