import { type ClientDocument, documentTypeName } from "@crewfleet/sdk"
import type { Column } from "../ui/DataTable.tsx"
import styles from "./documentColumns.module.css"
import { writeUploadDate } from "./writeMoments.ts"

/** What the documents tab shows of each document; its name opens it. */
export const documentColumns = (onOpen: (type: string) => void): ReadonlyArray<Column<ClientDocument>> => [
  {
    heading: "Document",
    cell: ({ name }) => (
      <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => onOpen(name)}>
        {documentTypeName(name)}
      </button>
    )
  },
  {
    heading: "Upload Date",
    cell: ({ createdDate }) => (createdDate ? writeUploadDate(createdDate) : "–")
  }
]
