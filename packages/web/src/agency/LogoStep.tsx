import type { FileReference } from "@crewfleet/machines"
import { logoTypes } from "@crewfleet/sdk"
import { ImagePreview } from "../image/ImagePreview.tsx"
import { FileField } from "../ui/FileField.tsx"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import styles from "./LogoStep.module.css"

interface LogoStepProps {
  readonly logo: FileReference | undefined
  readonly image: Blob | undefined
  readonly problem: string | undefined
  /** What is going on with the file; nothing while it waits. */
  readonly doing: "shrinking" | "uploading" | "updating" | undefined
  /** The share of the file that has left, 0 to 1. */
  readonly sent: number
  readonly onChoose: (file: File) => void
}

/** The picture that hirers know the agency by. */
export function LogoStep({ logo, image, problem, doing, sent, onChoose }: LogoStepProps) {
  return (
    <div className={styles.step}>
      <FileField
        name="logo"
        label="Agency logo"
        hint="PNG, JPG or JPEG, at most 5MB"
        accept={logoTypes.join()}
        problem={problem}
        disabled={doing !== undefined}
        chosen={logo?.name}
        onChoose={onChoose}
      />
      {image && !problem && <ImagePreview image={image} label="Preview of the logo" />}
      <div className={styles.progress} role="status">
        {doing === "uploading" ? (
          <ProgressBar label="Uploading logo" percent={sent * 100} />
        ) : (
          doing && words[doing]
        )}
      </div>
    </div>
  )
}

const words = { shrinking: "Preparing the logo", updating: "Saving the profile" } as const
