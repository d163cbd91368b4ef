import type { Town } from "../../people.ts"
import { logo } from "../logo.ts"
import type { Row } from "../Row.ts"

const file = "/client/documents/file"
const missingFile = ({ client }: Town) => ({ id: client, clientDocs: [{ url: "/files/none", name: "ID" }] })

/** Who may see the hirers of an agency and keep documents of them; the client has booked with the agency. */
export const hirerRows: ReadonlyArray<Row> = [
  ["401 403 403 200 200 403 403 403", "hirer.list", "/client/0/10"],
  ["401 403 403 200 404 403 403 403", "hirer.list", "/client/0/10?sort=rating&agencyId=:agency"],
  ["401 403 403 200 404 403 403 403", "hirer.byId", "/client/:client"],
  ["401 403 403 404 404 403 403 403", "hirer.byId", "/client/:none"],
  ["401 403 403 200 404 403 403 403", "hirer.bookings", "/client/:client/bookings/0/10"],
  ["401 403 403 200 200 403 403 403", "hirer.uploadDocument", file, logo],
  ["401 403 403 200 404 403 403 403", "hirer.uploadDocument", `${file}?agencyId=:agency`, logo],
  ["401 403 403 400 404 403 403 403", "hirer.addDocuments", "/client/documents", missingFile]
]
