import type { ClientDocument } from "@crewfleet/sdk"
import type { ReactNode } from "react"
import { DocumentView } from "../document/DocumentView.tsx"
import { write } from "../time/write.ts"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./DocumentForm.module.css"

interface DocumentPicturesProps {
  /** The picture that was chosen. */
  readonly yours: ReactNode
  /** The document that somebody else has put on file meanwhile. */
  readonly theirs: ClientDocument | undefined
  /** Asks for that document anew. */
  readonly onReload: () => void
}

/** The picture that was chosen; beside it the one of somebody else, where they were faster. */
export function DocumentPictures({ yours, theirs, onReload }: DocumentPicturesProps) {
  if (!theirs) return yours
  const { url, createdDate } = theirs
  return (
    <Grid cells={13} gap={3}>
      <Stack as="figure" gap={1} className={styles.picture}>
        <figcaption>Your picture</figcaption>
        {yours}
      </Stack>
      <Stack as="figure" gap={1} className={styles.picture}>
        <figcaption>On file{createdDate && ` since ${write("uploadDate", createdDate)}`}</figcaption>
        <DocumentView link={url} label="Preview of the picture on file" onGone={onReload} />
      </Stack>
    </Grid>
  )
}
