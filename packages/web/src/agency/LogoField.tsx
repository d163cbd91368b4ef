import { type FileAnswer, logoTypes } from "@crewfleet/sdk"
import { type ControlProps, fieldWords } from "../form/ControlProps.ts"
import { ImagePreview } from "../image/ImagePreview.tsx"
import { FileField } from "../ui/FileField.tsx"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import styles from "./LogoField.module.css"

interface LogoFieldProps extends ControlProps<FileAnswer | null> {
  readonly image: Blob | undefined
  /** What is going on with the file; nothing while it waits. */
  readonly doing: "shrinking" | "uploading" | "updating" | undefined
  /** The share of the file that has left, 0 to 1. */
  readonly sent: number
  readonly onChoose: (file: File) => void
}

/** The picture that hirers know the agency by. */
export function LogoField({ image, doing, sent, onChoose, ...control }: LogoFieldProps) {
  const words = fieldWords(control)
  return (
    <div className={styles.step}>
      <FileField
        {...words}
        accept={logoTypes.join()}
        disabled={doing !== undefined}
        chosen={control.value?.name}
        onChoose={onChoose}
      />
      {image && !words.problem && <ImagePreview image={image} label="Preview of the logo" />}
      <div className={styles.progress} role="status">
        {doing === "uploading" ? (
          <ProgressBar label="Uploading logo" percent={sent * 100} />
        ) : (
          doing && doings[doing]
        )}
      </div>
    </div>
  )
}

const doings = { shrinking: "Preparing the logo", updating: "Saving the profile" } as const
