import { type AskingFile, type FileAnswer, fileAnswerOf, fileWords, pageTypes } from "@crewfleet/sdk/rules"
import { use } from "react"
import { ImagePreview } from "../image/ImagePreview.tsx"
import { Button } from "../ui/Button.tsx"
import { CameraButton } from "../ui/CameraButton.tsx"
import { FileField } from "../ui/FileField.tsx"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { type ControlProps, fieldWords } from "./ControlProps.ts"
import styles from "./FileControl.module.css"
import { type FileAtWork, FileUploadsContext } from "./FileUploads.ts"
import { type UploadSeen, useUpload } from "./useUpload.ts"

/** A question for a file: chosen with a button or dropped, with a preview, and how far it is on its way. */
export function FileControl(props: ControlProps<FileAnswer | null>) {
  const uploads = use(FileUploadsContext)
  if (!uploads) throw new Error("A question for a file is asked where files are kept")
  const { value, onChange } = props
  const question = props.question as unknown as AskingFile
  const words = { ...fileWords, ...question.words }
  const asked = fieldWords(props)
  // Why the service would not have it stays said for as long as it is the answer.
  const shown = { ...asked, problem: asked.problem ?? value?.refused }
  const file: FileAtWork = uploads.files?.[props.name] ?? {}
  const { doing, frame = (preview) => preview } = file
  const upload = useUpload(file.upload)
  const { inBackground = false } = uploads
  const isAtWork =
    doing !== undefined || (!inBackground && upload !== undefined && upload.standing !== "interrupted")
  const choose = ([first, ...others]: ReadonlyArray<File>) => {
    if (first) onChange(fileAnswerOf(question, [uploads.keep(first), ...others.map(uploads.keep)]))
  }
  const canRemove = inBackground && value !== null && question.required === undefined
  const pages = value?.pages ?? []
  const photograph = (page: File) => {
    const [first, ...others] = [...pages, uploads.keep(page)]
    if (first) onChange(fileAnswerOf(question, [first, ...others]))
  }
  const images = shown.problem ? [] : picturesOf(value).flatMap((blobId) => uploads.peek(blobId) ?? [])

  return (
    <Stack>
      <FileField
        {...shown}
        accept={[...question.accept, ...(question.pages ? pageTypes : [])].join()}
        disabled={isAtWork}
        chosen={value?.name}
        {...(question.pages ? { onChooseAll: choose } : { onChoose: (file: File) => choose([file]) })}
      />
      {(question.pages || canRemove) && (
        <Row>
          {question.pages && (
            <CameraButton disabled={isAtWork} onTake={photograph}>
              {pages.length > 0 ? "Photograph another page" : "Photograph a page"}
            </CameraButton>
          )}
          {canRemove && (
            <Button size="small" onClick={() => onChange(null)}>
              Remove {value.name}
            </Button>
          )}
        </Row>
      )}
      {frame(
        images.map((image, at) => (
          <ImagePreview
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other order
            key={at}
            image={image}
            label={images.length > 1 ? `${words.preview}, page ${at + 1}` : words.preview}
          />
        ))
      )}
      <Stack gap={2} className={styles.progress} role="status" data-room={value !== null}>
        {doing ?? (upload ? <Progress upload={upload} words={words} /> : inBackground && standingOf(value))}
        {upload?.standing === "interrupted" && (
          <div>
            <Button size="small" onClick={() => file.upload?.send({ type: "retry.chosen" })}>
              Try again
            </Button>
          </div>
        )}
      </Stack>
    </Stack>
  )
}

/** What is said of a file that is not on its way at this moment. */
const standingOf = (file: FileAnswer | null) => {
  if (!file || file.refused !== undefined) return undefined
  return file.id === undefined ? notYet : "It is uploaded."
}

const notYet = "It is not uploaded yet."

function Progress({ upload, words }: { readonly upload: UploadSeen; readonly words: typeof fileWords }) {
  if (upload.standing === "interrupted") return notYet
  if (upload.standing === "attaching") return words.attaching
  if (upload.standing !== "uploading") return words.preparing
  return <ProgressBar label={words.uploading} percent={upload.sent * 100} />
}

const picturesOf = (file: FileAnswer | null): ReadonlyArray<string> =>
  (file?.pages ?? (file ? [file] : [])).flatMap(({ blobId, type }) =>
    blobId !== undefined && type.startsWith("image/") ? [blobId] : []
  )
