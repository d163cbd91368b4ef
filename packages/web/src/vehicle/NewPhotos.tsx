import type { VehicleAnswers } from "@crewfleet/machines"
import { mostPhotos, photoProblem, photoTypes } from "@crewfleet/sdk/rules"
import { use, useCallback, useState } from "react"
import type { AnyActorRef } from "xstate"
import { KeptPicture } from "../delivery/KeptPicture.tsx"
import { type ControlProps, fieldWords } from "../form/ControlProps.ts"
import { FileUploadsContext } from "../form/FileUploads.ts"
import { type UploadSeen, useUpload } from "../form/useUpload.ts"
import { Button } from "../ui/Button.tsx"
import { FileField } from "../ui/FileField.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./NewPhotos.module.css"

type NewPhoto = VehicleAnswers["photoIds"][number]

/** The photos of a vehicle that is not entered yet: they go to the service while it is described. */
export function NewPhotos(control: ControlProps<VehicleAnswers["photoIds"]>) {
  const uploads = use(FileUploadsContext)
  if (!uploads) throw new Error("Photos are chosen where files are kept")
  const { name, value, onChange } = control
  const [unfit, setUnfit] = useState<string>()
  const { keep, peek } = uploads
  const read = useCallback(async (id: string) => peek(id), [peek])
  const words = fieldWords(control)

  const choose = (files: ReadonlyArray<File>) => {
    const chosen = [...value]
    const problems = files.flatMap((file) => {
      const problem = photoProblem(file, chosen.length)
      if (problem === undefined) chosen.push({ rowId: crypto.randomUUID(), photo: keep(file) })
      return problem ?? []
    })
    setUnfit(problems[0])
    onChange(chosen)
  }

  return (
    <Stack gap={3}>
      <FileField
        {...words}
        label="Add photos"
        hint={`PNG, JPG or WEBP; up to ${mostPhotos} photos. The first one is what hirers see first`}
        accept={photoTypes.join()}
        problem={unfit ?? words.problem}
        onChooseAll={choose}
      />
      {value.length > 0 && (
        <Row as="ol" gap={3} align="start" aria-label="Chosen photos" className={styles.photos}>
          {value.map((photo, index) => {
            const at = `${name}/${photo.rowId}/photo`
            return (
              <Stack as="li" gap={1} align="center" key={at} id={at} tabIndex={-1} className={styles.photo}>
                <KeptPicture
                  id={photo.photo?.blobId ?? ""}
                  label={`Photo ${index + 1}: ${photo.photo?.name ?? ""}`}
                  read={read}
                />
                <Standing photo={photo} upload={uploads.files?.[at]?.upload} />
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Remove photo ${index + 1}`}
                  onClick={() => onChange(value.filter((other) => other !== photo))}
                >
                  Remove
                </Button>
              </Stack>
            )
          })}
        </Row>
      )}
    </Stack>
  )
}

interface StandingProps {
  readonly photo: NewPhoto
  readonly upload: AnyActorRef | undefined
}

/** Whether the service has a photo, or how far it is on its way. */
function Standing({ photo: { photo }, upload }: StandingProps) {
  const seen = useUpload(upload)
  return (
    <>
      <span role="status" className={styles.standing} data-refused={photo?.refused !== undefined}>
        {photo?.refused ?? (photo?.id === undefined ? progressOf(seen) : "Uploaded")}
      </span>
      {seen?.standing === "interrupted" && (
        <Button size="small" onClick={() => upload?.send({ type: "retry.chosen" })}>
          Try again
        </Button>
      )}
    </>
  )
}

const progressOf = (upload: UploadSeen | undefined): string => {
  if (upload === undefined || upload.standing === "interrupted") return "Not uploaded yet"
  return upload.standing === "uploading" ? `Uploading, ${Math.round(upload.sent * 100)} %` : "Preparing"
}
