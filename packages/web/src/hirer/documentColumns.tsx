import type { ClientDocument } from "@crewfleet/sdk"
import { documentTypeName } from "@crewfleet/sdk/rules"
import { write } from "../time/write.ts"
import type { Column } from "../ui/DataTable.tsx"
import { unknown } from "../ui/unknown.ts"
import styles from "./documentColumns.module.css"

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
    cell: ({ createdDate }) => (createdDate ? write("uploadDate", createdDate) : unknown)
  }
]
